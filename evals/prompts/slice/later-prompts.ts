import { promptsOf } from './quality-prompt.ts';

/** Written later than the others, for requests that express their archetype in other words. */
export const LATER_PROMPTS = [
  ...promptsOf('form', [
    [
      'Let tenants report a broken heater with flat number, urgency and a photo',
      'Form Input Radio FileUpload',
      'Flat number, Urgency',
    ],
    [
      'Blood donation questionnaire with yes/no questions and date of birth',
      'Form Radio DatePicker Checkbox',
      'Date of birth',
    ],
  ]),
  ...promptsOf('dashboard', [
    [
      'How is our coffee roastery doing: kilos roasted per week, margin, top customers',
      'Stat LineChart BarList',
      'Margin, Customers',
    ],
    [
      'Call centre wallboard with calls waiting, agents available and service level',
      'Stat Gauge Badge',
      'Calls, Agents',
    ],
  ]),
  ...promptsOf('pricing_table', [
    ['Ski pass prices by season and age group', 'PricingTable Table', 'Season'],
    ['Choose between the Starter and Team edition of our app', 'PricingTable', 'Starter, Team'],
  ]),
  ...promptsOf('list_table', [
    ['Guests of our hotel tonight with room number and check-in state', 'DataTable Badge SearchInput', 'Room'],
    [
      'Browse second-hand cars by brand, year and mileage',
      'FilterPanel RangeSlider Image FacetList',
      'Brand, Year, Mileage',
    ],
  ]),
  ...promptsOf('detail_view', [
    ['Show one wine with origin, grape, tasting notes and a rating', 'DescriptionList Rating Image', 'Origin, Grape'],
    ['Flight details: gate, seat, boarding time, delay notice', 'DescriptionList Alert Badge', 'Gate, Seat'],
  ]),
  ...promptsOf('settings_panel', [
    [
      'Let users pick sound volume, vibration and do-not-disturb hours',
      'Slider Switch TimePicker',
      'Volume, Vibration',
    ],
    ['Configure who gets which alert and by which channel', 'Switch Select', 'Alert, Channel'],
  ]),
  ...promptsOf('wizard', [
    [
      'Walk a customer through returning a parcel: reason, label, pickup',
      'Stepper Form Radio Select',
      'Reason, Pickup',
    ],
    [
      'Setup assistant for a new bakery branch: address, ovens, staff, opening day',
      'Stepper Form Input DatePicker',
      'Address, Ovens, Staff',
    ],
  ]),
  ...promptsOf('confirmation', [
    ['Ask before emptying the trash', 'Confirmation', 'Empty'],
    ['Tell the customer that the refund is on its way', 'Result', 'Refund'],
  ]),
  ...promptsOf('empty_state', [
    ['There are no bookings this week', 'EmptyState', 'Bookings'],
    ['The requested article was removed', 'NotFound', 'Article'],
  ]),
  ...promptsOf('calendar', [
    ['When is the community hall free this month', 'Calendar', 'Free'],
    ['Shift plan of a restaurant for the coming week', 'Scheduler', 'Shift'],
  ]),
  ...promptsOf('board', [
    ['Track translation jobs from received to delivered', 'KanbanBoard', 'Received, Delivered'],
    ['Bug triage lanes with severity', 'KanbanBoard Badge', 'Severity'],
  ]),
  ...promptsOf('map', [
    ['Show fire hydrants around an address', 'MapEmbed MapView', 'Address'],
    ['Pick a camping pitch on the site plan', 'FloorPlan', 'Pitch'],
  ]),
  ...promptsOf('editor', [
    ['Draft a press release with headline, body and contact', 'BlockDocumentEditor Input', 'Headline, Contact'],
    ['Mark faces in pictures and name them', 'MediaAnnotator', 'Name'],
  ]),
  ...promptsOf('other', [
    ['Ask our handbook: answers with citations', 'PromptInput Message Sources InlineCitation', 'Ask'],
    ['Quiz with a countdown and a score at the end', 'Timer Radio Progress', 'Score'],
  ]),
];
