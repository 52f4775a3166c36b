import { promptsOf, textAction } from './quality-prompt.ts';

export const PRICING_PROMPTS = promptsOf('pricing_table', [
  [
    'Pricing for a gym with three plans and a yearly discount switch',
    'PricingTable SegmentedControl',
    'Monthly, Yearly',
    { actions: [textAction('choose_plan', 'plan')] },
  ],
  ['Compare our subscription tiers: Basic, Plus, Pro with features', 'PricingTable', 'Basic, Plus, Pro'],
  ['Upgrade page with the current plan and a recommended one', 'PricingTable PlanCard Badge', 'Upgrade'],
  ['Car wash packages with prices and what is included', 'PricingTable PlanCard', 'Included'],
  ['Pricing page with FAQ and customer quotes', 'PricingTable FAQ Testimonial', 'FAQ'],
  ['Ticket prices of a zoo for adults, children and families', 'PricingTable Table', 'Adults, Children, Families'],
  [
    'Hosting plans compared by storage, traffic and support',
    'PricingTable Table',
    'Storage, Traffic, Support',
    { data: { plans: [{ name: 'S', price: '€3', features: ['1 GB'] }] } },
  ],
  ['Membership levels of a museum with benefits and a join button', 'PricingTable FeatureGrid', 'Join'],
  ['Language school course packages', 'PricingTable PlanCard', 'Course'],
  ['Coworking prices: day pass, flex desk, private office', 'PricingTable', 'Day pass, Flex desk, Private office'],
  [
    'Plan chooser with monthly or annual billing and enterprise contact',
    'PricingTable SegmentedControl CTA',
    'Enterprise',
  ],
]);

export const CONFIRMATION_PROMPTS = promptsOf('confirmation', [
  [
    'Confirm deleting the customer Miller & Sons and all invoices',
    'Confirmation Alert',
    'Delete, Cancel',
    { actions: [textAction('delete_customer', 'customer_id')] },
  ],
  ['Order placed successfully: number, delivery date, continue shopping', 'Result DescriptionList', 'Delivery'],
  [
    'Approve or reject an expense of 240 euros with a reason',
    'Confirmation Textarea DescriptionList',
    'Approve, Reject, Reason',
  ],
  [
    'Are you sure you want to cancel your subscription? Show what will be lost',
    'Confirmation Alert Callout',
    'Cancel, Keep',
  ],
  ['Payment failed, try another card', 'Result Alert', 'Try again'],
  ['Agent asks for permission to send 12 emails', 'Confirmation', 'Allow, Deny'],
  ['Thank you page after a donation with receipt and share buttons', 'Result SocialBar', 'Receipt'],
  ['Confirm the transfer: amount, recipient, date, PIN', 'Confirmation DescriptionList OTPInput', 'Amount, Recipient'],
  ['Appointment confirmed: time, place, add to calendar', 'Result DescriptionList', 'Calendar'],
  ['Delete account permanently by typing the name', 'Confirmation Input Alert', 'Delete'],
  ['Sign off the delivery with a signature', 'SignaturePad Confirmation DescriptionList', 'Signature'],
]);

export const EMPTY_PROMPTS = promptsOf('empty_state', [
  ['Empty state for a photo album: no pictures yet, upload the first', 'EmptyState FileUpload', 'Upload'],
  ['No search results for "blue kayak", suggest other searches', 'EmptyState Suggestion', 'blue kayak'],
  ['First time in the task list: explain and add a task', 'EmptyState', 'Add'],
  ['Page not found with a way home', 'NotFound', 'Home'],
  ['The dashboard could not load, retry', 'ErrorState', 'Retry'],
  ['Nothing in the cart yet, show recommended products', 'EmptyState Carousel', 'Cart'],
  ['Inbox zero celebration', 'EmptyState', 'Inbox'],
  ['No notifications, with a link to the settings', 'EmptyState Link', 'Settings'],
  ['You are offline', 'ErrorState', 'Offline'],
  ['No team members yet, invite by email', 'EmptyState Input', 'Invite'],
  ['Waiting for the report to be generated', 'Spinner Progress Skeleton', 'Report'],
]);

export const OTHER_PROMPTS = promptsOf('other', [
  [
    'Chat with an assistant that can answer questions about our products',
    'Conversation Message PromptInput Suggestion',
    'Ask',
  ],
  [
    'Landing page for a honey farm with hero, benefits, testimonials and contact',
    'Hero FeatureGrid Testimonial Form Footer',
    'Honey',
  ],
  ['Photo gallery of a wedding', 'Gallery', 'Wedding'],
  ['Pomodoro timer with start and pause and today’s sessions', 'Timer Stat', 'Start, Pause'],
  ['Where does it hurt? Intake for a physiotherapist', 'BodyMap Slider Textarea', 'Pain'],
  ['Knockout bracket of a table tennis tournament', 'TournamentBracket', 'Final'],
  ['Podcast episode page with player, chapters and show notes', 'AudioPlayer MediaScrubber', 'Chapters'],
  ['Help center with frequently asked questions and search', 'FAQ SearchInput', 'Questions'],
  ['Family tree of the Bach family', 'NodeGraph Tree', 'Bach'],
  ['Social feed of a neighbourhood with posts and comments', 'FeedItem Comment Avatar', 'Comment'],
  ['What the research agent did: steps, tool calls and sources', 'Task ToolCall Sources Reasoning', 'Sources'],
  ['File browser with folders and preview', 'Tree SplitPane FileEmbed', 'Folders'],
  ['Weather for the week with temperatures', 'LineChart Stat Icon', 'Temperature'],
]);
