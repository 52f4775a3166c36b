import { unseenPrompts } from './unseen-prompt.ts';

const MACHINES = [
  { id: 'M1', name: 'Lathe', status: 'running', hours: 1200, location: 'Hall A' },
  { id: 'M2', name: 'Mill', status: 'stopped', hours: 830, location: 'Hall B' },
  { id: 'M3', name: 'Press', status: 'running', hours: 410, location: 'Hall A' },
];
const SHIFTS = [
  { date: '2026-12-01', person: 'Ada', shift: 'early' },
  { date: '2026-12-02', person: 'Bo', shift: 'late' },
];
const TRUCKS = [
  { id: 'T1', driver: 'Ada', lat: 48.2, lng: 16.37, status: 'on the way' },
  { id: 'T2', driver: 'Bo', lat: 47.07, lng: 15.44, status: 'parked' },
];

export const SHOWING_PROMPTS = unseenPrompts([
  [
    'dashboard',
    'How did our podcast do this month? downloads, new subscribers, average listening time and top episodes',
    'Stat BarList|DataTable',
    'Downloads, New subscribers, Average listening time, Top episodes',
  ],
  [
    'dashboard',
    'factory floor at a glance',
    'Stat|DataTable',
    'Lathe, Running|running',
    { data: { machines: MACHINES, output: 412, scrap_percent: 2.5 } },
  ],
  [
    'dashboard',
    'KPIs for a hotel: occupancy, revenue per room, bookings by channel, cancellations over time',
    'Stat LineChart BarChart|DonutChart',
    'Occupancy, Revenue per room, Bookings by channel, Cancellations',
  ],
  [
    'dashboard',
    'school attendance overview',
    'LineChart|BarChart',
    '',
    {
      data: {
        attendance: [
          { month: 'Sep', present: 96 },
          { month: 'Oct', present: 93 },
          { month: 'Nov', present: 91 },
        ],
        absent_today: 12,
      },
    },
  ],
  ['list_table', 'our machines', 'DataTable', 'Lathe, Mill, Location, Hours', { data: { machines: MACHINES } }],
  [
    'list_table',
    'table of open job positions with title, department, location and closing date, searchable',
    'DataTable SearchInput',
    'Title, Department, Location, Closing date',
  ],
  [
    'list_table',
    'Let the librarian see overdue books (title, borrower, due date) and send a reminder to the selected one',
    'DataTable Button',
    'Title, Borrower, Due date, Send reminder|reminder',
  ],
  ['list_table', 'invoices, filter by status, export as csv', 'DataTable Button', 'Export'],
  [
    'list_table',
    'Liste aller Mitglieder mit Name, Eintrittsdatum und Beitrag',
    'DataTable',
    'Name, Eintrittsdatum, Beitrag',
  ],
  [
    'detail_view',
    'product sheet',
    'DescriptionList',
    'Price, Weight',
    { data: { name: 'Trail tent', price: 249, weight_kg: 2.1, colour: 'green', in_stock: true } },
  ],
  [
    'detail_view',
    'Show everything about this employee, with buttons to edit and to deactivate',
    'DescriptionList Button',
    'Edit, Deactivate, Department',
    { data: { employee: { name: 'Ada Berg', department: 'Sales', email: 'ada@firm.com', start_date: '2020-03-01' } } },
  ],
  [
    'detail_view',
    'Ticket detail: subject, requester, priority, conversation history, reply button',
    'DescriptionList|Card Button',
    'Subject, Requester, Priority, Reply',
  ],
  [
    'detail_view',
    'Wine card for a sommelier app: grape, region, vintage, tasting notes, food pairing',
    'DescriptionList',
    'Grape, Region, Vintage, Tasting notes, Food pairing',
  ],
  ['calendar', 'who works when in december', 'Calendar|Scheduler', 'Ada, Person', { data: { shifts: SHIFTS } }],
  [
    'calendar',
    'Training calendar of a football club with month and week view',
    'Calendar SegmentedControl|Tabs',
    'Month, Week',
  ],
  [
    'calendar',
    'Let patients pick a free appointment with the dentist',
    'Calendar|DatePicker Button',
    'Book|Appointment|appointment',
  ],
  [
    'calendar',
    'exam timetable for students, with subject, room and time',
    'Calendar|Scheduler DataTable',
    'Subject, Room, Time',
  ],
  ['board', 'Kanban for a wedding planner: ideas, booked, paid, done', 'KanbanBoard', 'Ideas, Booked, Paid, Done'],
  ['board', 'track support tickets from new to waiting to solved', 'KanbanBoard', 'New, Waiting, Solved'],
  ['board', 'Machines by status', 'KanbanBoard', 'Running, Stopped, Lathe', { data: { machines: MACHINES } }],
  [
    'board',
    'content pipeline board with lanes backlog, drafting, review and live, and a button to add a card',
    'KanbanBoard Button',
    'Backlog, Drafting, Review, Live, Add',
  ],
  ['map', 'where are our trucks right now', 'MapView', 'Driver, Status', { data: { trucks: TRUCKS } }],
  ['map', 'Find a pharmacy nearby, with opening hours and phone', 'MapView|MapEmbed DataTable', 'Opening hours, Phone'],
  ['map', 'map of hiking trails with length and difficulty', 'MapView|MapEmbed', 'Length, Difficulty'],
]);
