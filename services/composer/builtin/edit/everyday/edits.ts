import type { Json } from '#contract/json.ts';

/** An edit as people word it, and all that it may change. */
type Edit = {
  says: string;
  /** Ids of the elements that are there before and after, and differ. */
  touches: string[];
  /** What stands where afterwards; undefined where nothing does. */
  after?: { [pointer: string]: Json | undefined };
  /** Types of the elements that come new, in order. */
  adds?: string[];
  /** Ids of the elements that are gone. */
  removes?: string[];
};

/** Everyday edits by the spec that they are made to. */
export const EDITS: { [spec: string]: Edit[] } = {
  contact: [
    {
      says: 'Rename the send button to "Get in touch"',
      touches: ['b1'],
      after: { '/elements/b1/props/label': 'Get in touch' },
    },
    {
      says: 'change the title to "Write to us"',
      touches: ['page-1'],
      after: { '/elements/page-1/props/title': 'Write to us' },
    },
    {
      says: 'Add a phone field after the email',
      touches: ['frm'],
      adds: ['Input'],
      after: {
        '/elements/frm/children/2': 'phoneInput',
        '/state/contact/phone': '',
        '/elements/frm/on/commit/params/phone': { $state: '/contact/phone' },
      },
    },
    { says: 'Please remove the topic dropdown', touches: ['frm'], removes: ['f3'] },
    { says: 'drop the reset button', touches: ['act'], removes: ['b2'] },
    { says: 'Make the message required', touches: ['f4'], after: { '/elements/f4/props/required': true } },
    { says: 'make the name optional', touches: ['f1'], after: { '/elements/f1/props/required': undefined } },
    { says: 'Move the message above the topic', touches: ['frm'], after: { '/elements/frm/children/2': 'f4' } },
    { says: 'Put the topic first', touches: ['frm'], after: { '/elements/frm/children/0': 'f3' } },
    {
      says: 'Swap the name and the email',
      touches: ['frm'],
      after: { '/elements/frm/children/0': 'f2', '/elements/frm/children/1': 'f1' },
    },
    {
      says: 'Add "Press" and "Partners" to the topic options',
      touches: ['f3'],
      after: {
        '/elements/f3/props/options/2': { label: 'Press', value: 'Press' },
        '/elements/f3/props/options/3/label': 'Partners',
      },
    },
    {
      says: 'Remove the Support option',
      touches: ['f3'],
      after: { '/elements/f3/props/options': [{ label: 'Sales', value: 'sales' }] },
    },
    {
      says: 'Prefill the name with "Ada Lovelace"',
      touches: [],
      after: { '/state/contact/full_name': 'Ada Lovelace' },
    },
    { says: 'Set the topic to support by default', touches: [], after: { '/state/contact/topic': 'support' } },
    {
      says: 'Change the placeholder of the email to "name@firm.com"',
      touches: ['f2'],
      after: { '/elements/f2/props/placeholder': 'name@firm.com' },
    },
    { says: 'Make the message box bigger', touches: ['f4'], after: { '/elements/f4/props/rows': 8 } },
    { says: 'The button should say "Send it"', touches: ['b1'], after: { '/elements/b1/props/label': 'Send it' } },
    {
      says: 'add a note "We never share your data" below the form',
      touches: ['page-1'],
      adds: ['Text'],
      after: { '/elements/page-1/children/2': 'note' },
    },
    {
      says: 'Call the email field "E-mail address"',
      touches: ['f2'],
      after: { '/elements/f2/props/label': 'E-mail address' },
    },
    {
      says: 'Get rid of the terms checkbox and rename Topic to Subject',
      touches: ['frm', 'f3'],
      removes: ['f5'],
      after: { '/elements/f3/props/label': 'Subject' },
    },
    { says: 'Entferne das Feld Topic', touches: ['frm'], removes: ['f3'] },
    {
      says: 'Add a cancel button next to the send button',
      touches: ['act'],
      adds: ['Button'],
      after: { '/elements/act/children/1': 'cancelButton' },
    },
    { says: 'Disable the reset button', touches: ['b2'], after: { '/elements/b2/props/disabled': true } },
    {
      says: 'Replace "We answer within a day." with "We answer within an hour."',
      touches: ['intro'],
      after: { '/elements/intro/props/text': 'We answer within an hour.' },
    },
    {
      says: 'add a date of birth field and a website field',
      touches: ['frm'],
      adds: ['FormField', 'DatePicker', 'Input'],
    },
  ],
  dashboard: [
    {
      says: 'Rename "Active users" to "Customers"',
      touches: ['k2'],
      after: { '/elements/k2/props/label': 'Customers' },
    },
    { says: 'Remove the phone column', touches: ['tbl'], after: { '/elements/tbl/props/columns/3': undefined } },
    {
      says: 'Rename the Total column to Amount',
      touches: ['tbl'],
      after: { '/elements/tbl/props/columns/2/label': 'Amount' },
    },
    { says: 'add a status column', touches: ['tbl'], after: { '/elements/tbl/props/columns/4/label': 'Status' } },
    {
      says: 'Move the table above the chart',
      touches: ['dash'],
      after: { '/elements/dash/children': ['head', 'kpis', 'tableBox', 'chartBox'] },
    },
    { says: 'Remove the churn tile', touches: ['kpis'], removes: ['k3'] },
    {
      says: 'Add a search box above the table',
      touches: ['tableBox', 'tbl'],
      adds: ['SearchInput'],
      after: { '/elements/tbl/props/filterText': { $state: '/search' } },
    },
    { says: 'Make the chart taller', touches: ['chart'] },
    { says: 'Hide the description', touches: ['head'], after: { '/elements/head/props/description': undefined } },
    {
      says: 'Change the description to "This week"',
      touches: ['head'],
      after: { '/elements/head/props/description': 'This week' },
    },
    { says: 'Make the export button primary', touches: ['exp'], after: { '/elements/exp/props/variant': 'primary' } },
    { says: 'Make the table striped', touches: ['tbl'], after: { '/elements/tbl/props/striped': true } },
    {
      says: 'Turn the bar chart into a donut chart',
      touches: ['chart'],
      after: { '/elements/chart/type': 'DonutChart' },
    },
    { says: 'Put the revenue last', touches: ['kpis'], after: { '/elements/kpis/children': ['k2', 'k3', 'k1'] } },
    { says: 'Add a refresh button', touches: ['head'], adds: ['Button'] },
    {
      says: 'Make the orders table sortable',
      touches: ['tbl'],
      after: { '/elements/tbl/props/columns/0/sortable': true },
    },
    { says: 'delete the chart', touches: ['dash'], removes: ['chartBox', 'chart'] },
    { says: 'Show the stats in two columns', touches: ['kpis'], after: { '/elements/kpis/props/columns': 2 } },
  ],
  pricing: [
    { says: 'Highlight the Pro plan', touches: ['p2'], after: { '/elements/p2/props/highlighted': true } },
    { says: 'Change the price of the Pro plan to $25', touches: ['p2'], after: { '/elements/p2/props/price': '$25' } },
    { says: 'Rename the Team plan to Business', touches: ['p3'], after: { '/elements/p3/props/name': 'Business' } },
    { says: 'Remove the Free plan', touches: ['grid'], removes: ['p1'] },
    {
      says: 'Add "Priority support" to the Team plan',
      touches: ['p3'],
      after: { '/elements/p3/props/features/2': 'Priority support' },
    },
    {
      says: 'Remove "Community support" from the Free plan',
      touches: ['p1'],
      after: { '/elements/p1/props/features': ['1 project'] },
    },
    { says: 'Put Pro before Free', touches: ['grid'], after: { '/elements/grid/children': ['p2', 'p1', 'p3'] } },
    {
      says: 'Change the heading to "Plans for everyone"',
      touches: ['ttl'],
      after: { '/elements/ttl/props/text': 'Plans for everyone' },
    },
    {
      says: 'change the button of the Free plan to "Try it"',
      touches: ['p1'],
      after: { '/elements/p1/props/ctaLabel': 'Try it' },
    },
    { says: 'remove the text at the bottom', touches: ['wrap'], removes: ['foot'] },
    { says: 'Center the heading', touches: ['ttl'], after: { '/elements/ttl/props/align': 'center' } },
  ],
  settings: [
    { says: 'Turn on dark mode', touches: [], after: { '/state/prefs/dark': true } },
    { says: 'Switch off email alerts by default', touches: [], after: { '/state/prefs/mail': false } },
    {
      says: 'Add an SMS alerts switch to the notifications',
      touches: ['notif'],
      adds: ['Switch'],
      after: { '/elements/notif/children/2': 'smsAlertsSwitch' },
    },
    {
      says: 'Rename Appearance to "Look and feel"',
      touches: ['look'],
      after: { '/elements/look/props/title': 'Look and feel' },
    },
    { says: 'Move appearance above notifications', touches: ['col'], after: { '/elements/col/children/1': 'look' } },
    {
      says: 'Remove the appearance section',
      touches: ['col', 'save'],
      after: { '/elements/save/on/commit/params': {} },
      removes: ['look', 's3', 's4', 's5'],
    },
    { says: 'Set the volume to 50', touches: [], after: { '/state/prefs/volume': 50 } },
    { says: 'Add a discard button', touches: ['col'], adds: ['Button'] },
    { says: 'Make the save button full width', touches: ['save'], after: { '/elements/save/props/fullWidth': true } },
    { says: 'Limit the volume to 80', touches: ['s5'], after: { '/elements/s5/props/max': 80 } },
    {
      says: 'Add help text "Restart needed" to the language',
      touches: ['s4'],
      after: { '/elements/s4/props/helpText': 'Restart needed' },
    },
  ],
  detail: [
    { says: 'Remove the refund button', touches: ['row'], removes: ['refund'] },
    { says: 'Swap the two buttons', touches: ['row'], after: { '/elements/row/children': ['ship', 'refund'] } },
    {
      says: 'Rename Total to "Grand total"',
      touches: ['facts'],
      after: { '/elements/facts/props/items/1/term': 'Grand total' },
    },
    {
      says: 'Show the order id',
      touches: ['facts'],
      after: { '/elements/facts/props/items/2/description': { $state: '/order/id' } },
    },
    { says: 'Make the alert a warning', touches: ['alert'], after: { '/elements/alert/props/tone': 'warning' } },
    {
      says: 'change the alert to "Payment pending"',
      touches: ['alert'],
      after: { '/elements/alert/props/title': 'Payment pending' },
    },
    { says: 'Move the alert to the top', touches: ['main'], after: { '/elements/main/children/0': 'alert' } },
    {
      says: 'Add a divider above the buttons',
      touches: ['main'],
      adds: ['Separator'],
      after: { '/elements/main/children/3': 'divider' },
    },
    { says: 'Make the ship button larger', touches: ['ship'], after: { '/elements/ship/props/size': 'lg' } },
    {
      says: 'Remove the customer from the facts',
      touches: ['facts'],
      after: { '/elements/facts/props/items/1': undefined },
    },
    {
      says: 'Benenne "Ship now" in "Versenden" um',
      touches: ['ship'],
      after: { '/elements/ship/props/label': 'Versenden' },
    },
  ],
  landing: [
    {
      says: 'Change the subtitle to "Raw, local and organic"',
      touches: ['hero'],
      after: { '/elements/hero/props/subtitle': 'Raw, local and organic' },
    },
    {
      says: 'Rename "Fast delivery" to "Next-day delivery"',
      touches: ['feats'],
      after: { '/elements/feats/props/features/1/title': 'Next-day delivery' },
    },
    {
      says: 'Remove "Fair prices" from the features',
      touches: ['feats'],
      after: { '/elements/feats/props/features/2': undefined },
    },
    {
      says: 'Add a feature "Plastic free"',
      touches: ['feats'],
      after: { '/elements/feats/props/features/3': { title: 'Plastic free' } },
    },
    { says: 'remove the faq', touches: ['site'], removes: ['faq'] },
    { says: 'Move the faq to the end', touches: ['site'], after: { '/elements/site/children/4': 'faq' } },
    { says: 'Make the shop button green', touches: ['go'], after: { '/elements/go/props/accent': 'green' } },
    {
      says: 'The headline should say "Honey from our hills"',
      touches: ['hero'],
      after: { '/elements/hero/props/title': 'Honey from our hills' },
    },
  ],
  board: [
    {
      says: 'Add a review column between doing and done',
      touches: ['kb'],
      adds: ['BoardColumn'],
      after: { '/elements/kb/children/2': 'reviewLane' },
    },
    { says: 'Rename Doing to "In progress"', touches: ['c2'], after: { '/elements/c2/props/title': 'In progress' } },
    { says: 'Remove the done column', touches: ['kb'], removes: ['c3'] },
    { says: 'Move the Fix login card to doing', touches: ['c1', 'c2'], after: { '/elements/c2/children': ['t1'] } },
    { says: 'Change the assignee of Fix login to Bo', touches: ['t1'], after: { '/elements/t1/props/assignee': 'Bo' } },
    { says: 'Add a new task button', touches: ['bh'], adds: ['Button'] },
  ],
};
