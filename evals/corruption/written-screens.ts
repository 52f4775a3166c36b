import { action, el, screen, type Screen } from './screen.ts';

/** Screens as people would ask for them, written by hand. */
export function writtenScreens(): Screen[] {
  return [
    signIn(),
    orders(),
    wizard(),
    deletion(),
    settings(),
    team(),
    pricing(),
    board(),
    tabs(),
    filters(),
    chat(),
    plan(),
  ];
}

function signIn(): Screen {
  return screen(
    'sign-in',
    { email: '', password: '', remember: false },
    {
      page: el('Container', { maxWidth: 'sm' }, ['card']),
      card: el('Card', { title: 'Sign in' }, ['form']),
      form: el('Form', {}, ['email', 'password', 'remember', 'go'], {
        on: {
          commit: { action: 'signIn', params: { email: { $state: '/email' }, remember: { $state: '/remember' } } },
        },
      }),
      email: el('Input', {
        label: 'E-mail',
        name: 'email',
        type: 'email',
        value: { $bindState: '/email' },
        checks: [{ type: 'required', message: 'Enter your e-mail.' }],
      }),
      password: el('Input', {
        label: 'Password',
        name: 'password',
        type: 'password',
        value: { $bindState: '/password' },
      }),
      remember: el('Checkbox', { label: 'Stay signed in', name: 'remember', checked: { $bindState: '/remember' } }),
      go: el('Button', { label: 'Sign in', submit: true, fullWidth: true }),
    },
    [action('signIn', 'email', 'remember')],
  );
}

function orders(): Screen {
  return screen(
    'orders',
    { query: '', picked: [], orders: [{ number: 'A-17', total: 40.5 }], day: '2026-03-09' },
    {
      page: el('Stack', { gap: 'lg' }, ['head', 'stats', 'search', 'table', 'pay']),
      head: el('PageHeader', { title: 'Orders' }),
      stats: el('StatGroup', { columns: 2 }, ['open', 'paid']),
      open: el('Stat', { label: 'Open', value: '14', icon: 'package' }),
      paid: el('Stat', { label: 'Paid today', value: '€ 1,204', delta: '+3 %', deltaType: 'increase' }),
      search: el('SearchInput', { value: { $bindState: '/query' }, placeholder: 'Find an order' }),
      table: el('DataTable', {
        columns: [
          { key: 'number', label: 'Order' },
          { key: 'total', label: 'Total', format: 'currency', prefix: '€', align: 'end' },
        ],
        rows: { $state: '/orders' },
        filterText: { $state: '/query' },
        selectable: true,
        selectedRows: { $bindState: '/picked' },
        caption: 'Orders of this week',
      }),
      pay: el('Button', { label: 'Mark as paid' }, [], {
        on: { commit: { action: 'markPaid', params: { orders: { $state: '/picked' }, day: { $state: '/day' } } } },
      }),
    },
    [action('markPaid', 'orders', 'day')],
  );
}

function wizard(): Screen {
  return screen(
    'wizard',
    { step: 0, name: '', slot: '' },
    {
      page: el('Stack', {}, ['steps', 'who', 'when', 'next', 'book']),
      steps: el('Stepper', { steps: [{ label: 'You' }, { label: 'Time' }], current: { $bindState: '/step' } }),
      who: el('Card', { title: 'Who are you?' }, ['name'], { visible: { $state: '/step', eq: 0 } }),
      name: el('Input', { label: 'Name', name: 'name', value: { $bindState: '/name' } }),
      when: el('Card', { title: 'When?' }, ['slot'], { visible: [{ $state: '/step', gte: 1 }, { $state: '/name' }] }),
      slot: el('Radio', {
        label: 'Time',
        name: 'slot',
        options: [
          { label: 'Nine', value: '09:00' },
          { label: 'Ten', value: '10:00' },
        ],
        value: { $bindState: '/slot' },
      }),
      next: el('Button', { label: 'Next', variant: 'secondary' }, [], {
        on: { commit: { action: 'setState', params: { statePath: '/step', value: 1 } } },
      }),
      book: el('Button', { label: 'Book' }, [], {
        on: { commit: { action: 'book', params: { name: { $state: '/name' }, slot: { $state: '/slot' } } } },
        visible: { $state: '/step', eq: 1 },
      }),
    },
    [action('book', 'name', 'slot')],
  );
}

function deletion(): Screen {
  return screen(
    'deletion',
    { asks: false },
    {
      page: el('Section', { title: 'Danger zone' }, ['text', 'open', 'dialog']),
      text: el('Text', { text: 'A deleted project cannot be brought back.' }),
      open: el('Button', { label: 'Delete the project', variant: 'danger', icon: 'trash' }, [], {
        on: { commit: { action: 'setState', params: { statePath: '/asks', value: true } } },
      }),
      dialog: el('Dialog', { title: 'Delete for good?', openPath: '/asks' }, ['sure']),
      sure: el('Button', { label: 'Yes, delete' }, [], {
        on: {
          commit: {
            action: 'deleteProject',
            params: { project: 'p-7' },
            confirm: { title: 'Really?', message: 'All files go.', variant: 'danger' },
          },
        },
      }),
    },
    [action('deleteProject', 'project')],
  );
}

function settings(): Screen {
  return screen(
    'settings',
    { mail: true, theme: 'light', volume: 30, opens: '08:00' },
    {
      page: el('Grid', { columns: 2, gap: 'lg' }, ['notices', 'looks']),
      notices: el('Card', { title: 'Notices' }, ['mail', 'volume', 'opens']),
      mail: el('Switch', { label: 'Weekly mail', name: 'mail', checked: { $bindState: '/mail' } }, [], {
        on: { change: { action: 'save', params: { mail: { $state: '/mail' } } } },
      }),
      volume: el('Slider', { label: 'Volume', name: 'volume', min: 0, max: 100, value: { $bindState: '/volume' } }),
      opens: el('TimePicker', { label: 'Quiet until', value: { $bindState: '/opens' } }),
      looks: el('Card', { title: 'Looks' }, ['field', 'link']),
      field: el('FormField', { label: 'Theme' }, ['theme']),
      theme: el('SegmentedControl', {
        options: [
          { label: 'Light', value: 'light', icon: 'sun' },
          { label: 'Dark', value: 'dark', icon: 'moon' },
        ],
        value: { $bindState: '/theme' },
        accent: '#0f766e',
        radiusValue: '0.5rem',
      }),
      link: el('Link', { label: 'Read more', href: 'https://example.com/themes', external: true }),
    },
    [action('save', 'mail')],
  );
}

function team(): Screen {
  const people = [
    { id: 'p1', name: 'Mara Okafor', role: 'Nurse', active: true },
    { id: 'p2', name: 'Tom Hale', role: 'Porter', active: false },
  ];
  return screen(
    'team',
    { people, draft: '' },
    {
      page: el('Stack', {}, ['list', 'draft', 'add', 'drop']),
      list: el('Stack', { gap: 'sm' }, ['person'], { repeat: { statePath: '/people' } }),
      person: el('Card', { title: { $bindItem: 'name' } }, ['role', 'call']),
      role: el('Text', { text: { $bindItem: 'role' } }, [], { visible: { $item: 'active' } }),
      call: el('Button', { label: 'Call', size: 'sm' }, [], {
        on: { commit: { action: 'call', params: { person: { $bindItem: 'id' } } } },
      }),
      draft: el('Input', { label: 'New name', name: 'draft', value: { $bindState: '/draft' } }),
      add: el('Button', { label: 'Add' }, [], {
        on: {
          commit: {
            action: 'pushState',
            params: { statePath: '/people', value: { name: { $state: '/draft' } }, clearStatePath: '/draft' },
          },
        },
      }),
      drop: el('Button', { label: 'Drop the first' }, [], {
        on: { commit: { action: 'removeState', params: { statePath: '/people', index: 0 } } },
      }),
    },
    [action('call', 'person')],
  );
}

function pricing(): Screen {
  return screen(
    'pricing',
    {},
    {
      page: el('Section', { title: 'Plans', align: 'center' }, ['grid', 'faq']),
      grid: el('Grid', { columns: 2 }, ['small', 'large']),
      small: el('PlanCard', { name: 'Small', price: '€9', period: 'a month', features: ['One seat'] }, [], {
        on: { commit: { action: 'choose', params: { plan: 'small' } } },
      }),
      large: el('PlanCard', { name: 'Large', price: '€29', period: 'a month', features: ['Ten seats'] }, [], {
        on: { commit: { action: 'choose', params: { plan: 'large' } } },
      }),
      faq: el('FAQ', { items: [{ question: 'Can I leave?', answer: 'Any month.' }] }),
    },
    [action('choose', 'plan')],
  );
}

function board(): Screen {
  return screen(
    'board',
    {},
    {
      board: el('KanbanBoard', {}, ['todo', 'done']),
      todo: el('BoardColumn', { title: 'To do' }, ['paint']),
      paint: el('KanbanCard', { id: 'c1', title: 'Paint the hall', labels: [{ text: 'urgent', tone: 'critical' }] }),
      done: el('BoardColumn', { title: 'Done' }, ['lamps']),
      lamps: el('KanbanCard', { id: 'c2', title: 'Change the lamps' }),
    },
  );
}

function tabs(): Screen {
  return screen(
    'tabs',
    { tab: 'facts', sales: [3, 5, 4] },
    {
      page: el(
        'Tabs',
        {
          tabs: [
            { label: 'Facts', value: 'facts' },
            { label: 'Chart', value: 'chart' },
          ],
          value: { $bindState: '/tab' },
        },
        ['facts', 'chart'],
      ),
      facts: el('DescriptionList', { items: [{ term: 'Built', description: '1912' }] }, [], {
        visible: { $state: '/tab', eq: 'facts' },
      }),
      chart: el('Box', { padding: 'md' }, ['line', 'spark'], { visible: { $state: '/tab', eq: 'chart' } }),
      line: el('LineChart', {
        series: [{ name: 'Sales', points: { $state: '/sales' } }],
        xLabels: ['Jan', 'Feb', 'Mar'],
      }),
      spark: el('Sparkline', { points: [3, 5, 4], tone: 'success' }),
    },
  );
}

function filters(): Screen {
  return screen(
    'filters',
    { from: '2026-01-01', to: '2026-02-01', cities: [], page: 1 },
    {
      page: el('SplitPane', { splitPercent: 30 }, ['side', 'main']),
      side: el('Stack', {}, ['dates', 'cities']),
      dates: el('FormField', { label: 'Dates' }, ['range']),
      range: el('DateRangePicker', {
        startValue: { $bindState: '/from' },
        endValue: { $bindState: '/to' },
        min: '2026-01-01',
        max: '2026-12-31',
      }),
      cities: el('FacetList', {
        facets: [{ label: 'Oslo', value: 'oslo', count: 4 }],
        selected: { $bindState: '/cities' },
      }),
      main: el('Stack', {}, ['map', 'pages']),
      map: el('MapView', { markers: [{ id: 'osl', label: 'Oslo', lat: 59.91, lng: 10.75 }], height: 320 }),
      pages: el('Pagination', { totalPages: 4, page: { $bindState: '/page' } }, [], {
        on: { page: { action: 'load', params: { page: { $state: '/page' }, cities: { $state: '/cities' } } } },
      }),
    },
    [action('load', 'page', 'cities')],
  );
}

function chat(): Screen {
  return screen(
    'chat',
    { draft: '', messages: [{ who: 'assistant', text: 'Hello.' }] },
    {
      page: el('Conversation', { maxHeight: 'lg' }, ['log', 'ask']),
      log: el('Stack', {}, ['message'], { repeat: { statePath: '/messages' } }),
      message: el('Message', { role: 'assistant', content: { $bindItem: 'text' } }),
      ask: el('PromptInput', { placeholder: 'Ask', value: { $bindState: '/draft' } }, [], {
        on: { commit: { action: 'ask', params: { text: { $state: '/draft' } } } },
      }),
    },
    [action('ask', 'text')],
  );
}

function plan(): Screen {
  return screen(
    'plan',
    { seats: [] },
    {
      page: el('Stack', {}, ['plan', 'video', 'gauge', 'agenda']),
      plan: el('FloorPlan', {
        regions: [{ id: 'r1', kind: 'rect', x: 0.1, y: 0.1, w: 0.2, h: 0.2, label: 'Row 1' }],
        selectedIds: { $bindState: '/seats' },
      }),
      video: el('YouTube', { videoId: 'aB3dE6gH9jK', title: 'The hall' }),
      gauge: el('Gauge', { value: 40, min: 0, max: 120, label: 'Sold' }),
      agenda: el('ProgramGuideGrid', {
        channels: [{ id: 'hall', label: 'Hall' }],
        programs: [{ id: 'a', channel: 'hall', title: 'Concert', start: '19:00', end: '21:00' }],
        startHour: 18,
        endHour: 23,
      }),
    },
  );
}
