import { unseenPrompts } from './unseen-prompt.ts';

export const DECIDING_PROMPTS = unseenPrompts([
  ['confirmation', 'ask before someone leaves the family group for good', 'Confirmation|Button', 'Leave, Cancel|Stay'],
  [
    'confirmation',
    'Your table is booked! show date, time and guests',
    'Result DescriptionList',
    'Date, Time, Guests',
    { data: { date: '2026-12-24', time: '19:00', guests: 4 } },
  ],
  [
    'confirmation',
    'approve this holiday request?',
    'Button|Confirmation',
    'Ada Berg, Approve, Reject',
    {
      data: { employee: 'Ada Berg', from: '2026-07-01', to: '2026-07-14' },
      actions: [
        { name: 'approve_request', required: true },
        { name: 'reject_request', required: true },
      ],
    },
  ],
  [
    'confirmation',
    'Upload failed, offer retry and contact support',
    'Result|ErrorState Button',
    'failed, Retry|Try again, Contact support',
  ],
  ['confirmation', 'Möchten Sie das Abo wirklich kündigen?', 'Confirmation|Button', 'Abo, Abbrechen|Behalten'],
  [
    'empty_state',
    'no reservations for tonight yet, button to add a walk-in',
    'EmptyState Button',
    'No reservations, Add',
  ],
  [
    'empty_state',
    'what to show when the wishlist is empty, with a browse products button',
    'EmptyState Button',
    'wishlist, Browse products',
  ],
  ['empty_state', '404 page with search box and link home', 'EmptyState|ErrorState|NotFound Button|Link', 'Home'],
  ['empty_state', 'the device is offline', 'EmptyState|ErrorState', 'offline'],
  [
    'pricing_table',
    'three tiers for a coworking space: day pass 15 €, flex 120 € per month, fixed desk 250 € per month',
    'PlanCard',
    'Day pass, 15, Flex, 120, Fixed desk, 250',
  ],
  [
    'pricing_table',
    'pricing with starter, growth and scale, growth is the most popular, monthly/yearly toggle',
    'PlanCard SegmentedControl|Switch',
    'Starter, Growth, Scale, Monthly, Yearly',
  ],
  [
    'pricing_table',
    'compare the two insurance packages',
    'PlanCard',
    'Basic cover, 12, Full cover, 29',
    {
      data: {
        packages: [
          { name: 'Basic cover', price: 12, features: ['Fire'] },
          { name: 'Full cover', price: 29, features: ['Fire', 'Theft'] },
        ],
      },
    },
  ],
  ['pricing_table', 'Ticket prices: adult 12, child 6, family 30', 'PlanCard|DataTable', 'Adult, Child, Family'],
  [
    'other',
    'packing list for a week of skiing: skis, helmet, gloves, sunscreen',
    'Checkbox',
    'Skis, Helmet, Gloves, Sunscreen',
  ],
  ['other', 'frequently asked questions for a bike rental', 'FAQ|Accordion', ''],
  [
    'other',
    'Landing page for a dog groomer with headline "Happy dogs, happy home" and a book now button',
    'Hero Button',
    'Happy dogs, happy home, Book now',
  ],
  ['other', 'chat with our travel agent bot', 'Conversation PromptInput', ''],
  ['other', '25 minute focus timer', 'Timer', ''],
  [
    'other',
    'timeline of the company history',
    'Timeline',
    'Founded',
    {
      data: {
        milestones: [
          { year: '1998', title: 'Founded' },
          { year: '2012', title: 'First shop abroad' },
        ],
      },
    },
  ],
  [
    'other',
    'show my steps',
    'Stat|LineChart|BarChart|DescriptionList',
    'Steps',
    { data: { steps: 8421, goal: 10000 } },
  ],
]);
