import { promptsOf, textAction } from './quality-prompt.ts';

const ORDERS = [
  { id: 'A-1', customer: 'Ana', total: 12.5, status: 'open', due: '2026-05-04' },
  { id: 'A-2', customer: 'Ben', total: 99, status: 'paid', due: '2026-05-06' },
];

export const DASHBOARD_PROMPTS = promptsOf('dashboard', [
  [
    'Sales dashboard of a bicycle shop with revenue by month, best sellers and open orders',
    'Stat LineChart BarList DataTable',
    'Revenue, Orders',
    { data: { revenue: 18400, months: [{ label: 'Jan', value: 12 }], orders: ORDERS } },
  ],
  [
    'Overview for a hospital ward: beds occupied, waiting time, staff on duty, admissions per hour',
    'Stat StatGroup Gauge BarChart Badge',
    'Beds, Staff, Admissions',
  ],
  [
    'Website analytics: visitors over time, traffic sources share, top pages, conversion funnel',
    'LineChart DonutChart BarList FunnelChart Stat',
    'Visitors, Sources, Top pages',
  ],
  [
    'Solar plant monitor with current output, battery level, energy flow and yield per day',
    'Gauge Sankey BarChart Stat',
    'Output, Battery, Yield',
  ],
  [
    'Personal budget dashboard: spending by category, savings goal, recent transactions',
    'PieChart Progress DataTable Stat',
    'Spending, Savings, Transactions',
  ],
  [
    'Support team dashboard with open tickets, response time, satisfaction score and tickets by hour and weekday',
    'Stat Heatmap Gauge DataTable',
    'Tickets, Response time, Satisfaction',
  ],
  [
    'Uptime of our services over the last 90 days with incidents',
    'Tracker Timeline Badge',
    'Uptime, Incidents',
    { data: { services: [{ name: 'API', status: 'up', uptime: 99.9 }] } },
  ],
  [
    'Stock portfolio: holdings by size, price chart of one share, gains and losses',
    'Treemap Candlestick Stat DataTable',
    'Holdings, Gains',
  ],
  [
    'Fitness dashboard: steps, calories, activity rings, weight trend and sleep',
    'RadialBar LineChart Stat ProgressCircle',
    'Steps, Calories, Weight, Sleep',
  ],
  [
    'Warehouse KPIs with stock value, low stock alerts and deliveries today',
    'Stat Alert DataTable',
    'Stock, Deliveries',
    { data: { stock_value: 51000, deliveries: ORDERS } },
  ],
  [
    'Compare our three sales regions by quarter, with a switch between revenue and margin',
    'BarChart SegmentedControl Table',
    'Revenue, Margin',
  ],
]);

export const LIST_PROMPTS = promptsOf('list_table', [
  [
    'All open invoices with search, sorting and sending reminders for the selected ones',
    'DataTable SearchInput Badge',
    'Invoices, Reminder',
    { data: { invoices: ORDERS }, actions: [textAction('send_reminder', 'invoice_ids')] },
  ],
  [
    'Manage the members of a rowing club: name, boat class, fee paid, filter by status',
    'DataTable FilterBar Badge Avatar',
    'Name, Boat class, Fee',
  ],
  [
    'Product catalog with facets for brand, price range and size',
    'FacetList RangeSlider FilterPanel Image',
    'Brand, Price, Size',
  ],
  [
    'Inventory of a library: title, author, shelf, available or lent',
    'DataTable SearchInput Badge',
    'Title, Author, Shelf',
  ],
  ['Employee directory with photos, department and phone numbers', 'Avatar DataTable SearchInput', 'Department, Phone'],
  ['Inbox of customer messages, unread first, with archive and reply', 'ListItem Badge Avatar', 'Archive, Reply'],
  [
    'Job openings list with location, salary range and apply button',
    'ListItem FilterBar Badge',
    'Location, Salary, Apply',
  ],
  [
    'Audit log of user actions with date filter and export',
    'DataTable DateRangePicker',
    'Export',
    { data: { events: [{ user: 'Ana', action: 'login', at: '2026-05-04T10:00:00Z' }] } },
  ],
  ['Recipe collection as cards with picture, cooking time and rating', 'Image Rating Badge', 'Cooking time'],
  [
    'Fleet vehicles table with mileage, next inspection and status, edit inline',
    'DataTable Badge',
    'Mileage, Inspection, Status',
  ],
  ['Price list to fill in cell by cell for 20 products', 'EditableSpreadsheetGrid', 'Product, Price'],
]);

export const DETAIL_PROMPTS = promptsOf('detail_view', [
  [
    'Order detail page with items, shipping address, status history and a cancel button',
    'DescriptionList Table Timeline Badge',
    'Shipping, Cancel',
    { data: { order: { ...ORDERS[0], items: [{ name: 'Bread', qty: 2 }] } } },
  ],
  [
    'Patient record: personal data, allergies, medication, visits',
    'DescriptionList Tabs Timeline Alert Badge',
    'Allergies, Medication, Visits',
  ],
  [
    'Product page for a tent with pictures, price, size choice, specs and reviews',
    'Gallery Image SegmentedControl DescriptionList Rating Comment',
    'Price, Size, Reviews',
  ],
  [
    'Profile of a football player with statistics radar, career timeline and photo',
    'RadarChart Timeline Avatar Stat',
    'Career',
  ],
  [
    'Real estate listing: photos, price, floor plan, location on a map, contact the agent',
    'Gallery MapEmbed DescriptionList Form',
    'Price, Location, Contact',
  ],
  [
    'Employee profile with contact details, skills as tags, team and documents',
    'Avatar DescriptionList Tag AvatarGroup',
    'Skills, Team, Documents',
  ],
  ['Invoice to print with positions, tax and total', 'PrintLayout', 'Tax, Total'],
  [
    'Recipe page: ingredients, steps, cooking timer and portions',
    'Timer QuantityStepper Image',
    'Ingredients, Steps, Portions',
  ],
  ['Parcel tracking page with current status, map and timeline of scans', 'Timeline MapEmbed Badge', 'Status'],
  [
    'Show the details of one server: CPU, memory, disk usage and its log lines',
    'Gauge Progress LogConsole DescriptionList',
    'CPU, Memory, Disk',
  ],
  [
    'Code review page of one change: description, changed lines, comments, approve',
    'DiffView CommentThread Comment Badge',
    'Approve, Comments',
  ],
]);
