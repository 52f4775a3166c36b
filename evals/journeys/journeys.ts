import type { ActionContext, ActionDeclaration } from '#contract/request/compose-request.ts';
import type { JsonObject } from '#contract/json/json.ts';

/** One step of a journey: the user's action, the host's request, and what the next screen must contain. */
type Journey = {
  prompt: string;
  actionContext: ActionContext;
  data?: JsonObject;
  actions?: ActionDeclaration[];
  /** Component types that must be on the screen, or `!Type` for one that must not. */
  has: string[];
  /** Words that must be on the screen. */
  words?: string[];
  /** State paths that must be read or written. */
  reads?: string[];
};

const ADDRESS = { street: 'Ring 1', city: 'Graz', zip: '8010' };
const NEXT: ActionDeclaration = { name: 'continue', required: true };

/** Journeys from many industries. */
export const JOURNEYS: Journey[] = [
  {
    prompt: 'Show a booking confirmation',
    actionContext: { action: 'book_table', params: { date: '2026-05-01', guests: 4 } },
    has: ['Result', '!Form'],
    words: ['confirmed'],
    reads: ['/date', '/guests'],
  },
  {
    prompt: 'Thank the user for the order',
    actionContext: { action: 'place_order', params: { items: 3, total: 42 } },
    has: ['Result'],
    words: ['Thank you'],
    reads: ['/total'],
  },
  {
    prompt: 'Next step: payment details with card number, expiry date and security code',
    actionContext: { action: 'continue', params: ADDRESS },
    has: ['Form'],
    words: ['Card number', 'Security code'],
    reads: ['/city'],
  },
  {
    prompt: 'Ask for the delivery address',
    actionContext: { action: 'add_to_cart', params: { product: 'Tent', quantity: 2 } },
    has: ['Form'],
    words: ['Address'],
    reads: ['/product'],
  },
  {
    prompt: 'Show the order details',
    actionContext: { action: 'view_order', event: 'select', params: { orderId: 'A1' } },
    data: { order: { id: 'A1', customer: 'Ada', total: 12 } },
    has: ['DescriptionList', '!Form'],
    reads: ['/order/customer'],
  },
  {
    prompt: 'Open the patient',
    actionContext: { action: 'open_patient', event: 'select', params: { patient_id: 'P7' } },
    data: { patient: { name: 'Ada Berg', age: 42, allergies: ['Nuts'] } },
    has: ['!Form'],
    reads: ['/patient/name', '/patient/age'],
  },
  {
    prompt: 'Show the results',
    actionContext: { action: 'search_flights', event: 'commit', params: { from: 'Vienna', to: 'Rome' } },
    data: {
      flights: [
        { id: 'F1', airline: 'OS', price: 99 },
        { id: 'F2', airline: 'AZ', price: 80 },
      ],
    },
    has: ['DataTable'],
    reads: ['/flights', '/from'],
  },
  {
    prompt: 'Let them pick a seat and add luggage',
    actionContext: { action: 'select_flight', params: { flightId: 'F1' } },
    data: { flight: { airline: 'OS', price: 99 } },
    has: ['Form'],
    words: ['Seat', 'Luggage'],
    reads: ['/flight/airline'],
  },
  {
    prompt: 'Are you sure? Ask before deleting',
    actionContext: { action: 'delete_project', params: { project: 'Apollo' } },
    has: ['Confirmation|Button'],
    words: ['delet', 'cannot be undone'],
    reads: ['/project'],
  },
  {
    prompt: 'Confirm that the project is deleted',
    actionContext: { action: 'delete_project', params: { project: 'Apollo' } },
    has: ['Result', '!Confirmation'],
    reads: ['/project'],
  },
  {
    prompt: 'The payment failed. Offer to try again',
    actionContext: { action: 'pay', params: { amount: 20 } },
    has: ['Result', 'Button'],
    words: ['failed', 'Try again'],
  },
  {
    prompt: 'Edit the profile',
    actionContext: { action: 'edit_profile', params: { name: 'Ada', email: 'ada@x.org' } },
    actions: [
      {
        name: 'save_profile',
        required: true,
        params: {
          type: 'object',
          properties: { name: { type: 'string' }, email: { type: 'string', format: 'email' } },
        },
      },
    ],
    has: ['Form', 'Input'],
    reads: ['/name', '/email'],
  },
  {
    prompt: 'Go on to the summary',
    actionContext: { action: 'next', params: { name: 'Ada', plan: 'Pro', seats: 5 } },
    actions: [{ name: 'submit_order', required: true }],
    has: ['Button', 'DescriptionList'],
    words: ['Submit order'],
    reads: ['/plan', '/seats'],
  },
  {
    prompt: 'Show a receipt',
    actionContext: { action: 'donate', params: { amount: 50, purpose: 'Trees' } },
    has: ['DescriptionList'],
    reads: ['/amount', '/purpose'],
  },
  {
    prompt: 'After sign up, onboarding in steps: profile, team, notifications',
    actionContext: { action: 'sign_up', params: { email: 'a@b.c', password: 'x' } },
    has: ['Stepper'],
    words: ['Profile', 'Team', 'Notifications'],
  },
  {
    prompt: 'Show the calendar of free days',
    actionContext: { action: 'choose_doctor', params: { doctor: 'Dr. Berg' } },
    has: ['Calendar'],
    reads: ['/doctor'],
  },
  {
    prompt: 'Show the shops near the user on a map',
    actionContext: { action: 'find_shops', params: { city: 'Linz' } },
    data: { shops: [{ name: 'A', lat: 48.3, lng: 14.3 }] },
    has: ['MapView'],
    reads: ['/shops'],
  },
  {
    prompt: 'Show the plans to choose from',
    actionContext: { action: 'start_trial', params: { company: 'Acme' } },
    data: {
      plans: [
        { name: 'Basic', price: 9 },
        { name: 'Pro', price: 29 },
      ],
    },
    has: ['PlanCard'],
    reads: ['/company'],
  },
  {
    prompt: 'Show a dashboard with the numbers of the chosen shop',
    actionContext: { action: 'open_shop', event: 'select', params: { shop: 'Graz' } },
    data: { revenue: 100, orders: 7 },
    has: ['!Form'],
    reads: ['/revenue', '/orders'],
  },
  {
    prompt: 'No results: tell them and offer a new search',
    actionContext: { action: 'search', params: { query: 'blue kayak' } },
    has: ['EmptyState'],
    words: ['No results'],
  },
  {
    prompt: 'What else do you need to know? Ask for phone and notes',
    actionContext: { action: 'request_quote', params: { name: 'Ada', email: 'a@b.c' } },
    has: ['Form', 'Textarea'],
    words: ['Phone', 'Notes'],
    reads: ['/name'],
  },
  {
    prompt: 'Ask for name, email and phone',
    actionContext: { action: 'request_quote', params: { name: 'Ada', email: 'a@b.c' } },
    has: ['Form'],
    words: ['Phone'],
    reads: ['/name', '/email'],
  },
  {
    prompt: 'Let the user review and confirm',
    actionContext: { action: 'next', params: { date: '2026-06-01', time: '10:00', service: 'Haircut' } },
    actions: [
      {
        name: 'book',
        required: true,
        params: {
          type: 'object',
          properties: { date: { type: 'string' }, time: { type: 'string' }, service: { type: 'string' } },
        },
      },
    ],
    has: ['Button', '!Input'],
    reads: ['/date', '/time', '/service'],
  },
  {
    prompt: 'Show the recipe',
    actionContext: { action: 'view_recipe', event: 'select', params: { id: 'r1' } },
    data: { title: 'Soup', minutes: 30, ingredients: ['Carrot', 'Salt'] },
    has: ['!Form'],
    reads: ['/minutes'],
  },
  {
    prompt: 'Show the chat with support',
    actionContext: { action: 'contact_support', params: { topic: 'Refund' } },
    has: ['PromptInput'],
    reads: ['/topic'],
  },
  {
    prompt: 'Show the task board of this project',
    actionContext: { action: 'open_project', event: 'select', params: { project: 'Apollo' } },
    data: { tasks: [{ id: '1', title: 'A', status: 'to do' }] },
    has: ['KanbanBoard'],
    reads: ['/tasks/0/title'],
  },
  {
    prompt: 'Zeige eine Bestätigung der Reservierung',
    actionContext: { action: 'reservieren', params: { datum: '2026-05-01', personen: 4 } },
    has: ['Result'],
    reads: ['/datum', '/personen'],
  },
  {
    prompt: 'Affiche la confirmation de commande',
    actionContext: { action: 'commander', params: { total: 30 } },
    has: ['Result'],
    reads: ['/total'],
  },
  {
    prompt: 'Continue',
    actionContext: { action: 'continue', params: { name: 'Ada' } },
    actions: [NEXT],
    has: ['Button'],
    words: ['Continue'],
    reads: ['/name'],
  },
  {
    prompt: 'Show the settings',
    actionContext: { action: 'open_settings', params: {} },
    data: { notifications: { email: true, push: false } },
    has: ['Switch'],
    reads: ['/notifications/email'],
  },
  {
    prompt: 'Write the reply',
    actionContext: { action: 'reply', params: { to: 'ada@x.org', subject: 'Hello' } },
    has: ['BlockDocumentEditor|RichComposer|Textarea'],
    reads: ['/subject'],
  },
  {
    prompt: 'Show the tracking of the parcel',
    actionContext: { action: 'track', params: { number: 'Z9' } },
    data: {
      events: [
        { date: '2026-01-02', title: 'Sent' },
        { date: '2026-01-03', title: 'Delivered' },
      ],
    },
    has: ['Timeline|DataTable'],
    reads: ['/number'],
  },
];
