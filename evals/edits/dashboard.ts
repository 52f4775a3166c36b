import type { EditedScreen } from './edited-screen.ts';

/** A dashboard, and edits of it. */
export const dashboard: EditedScreen = {
  prior: {
    state: {
      kpi: { revenue: 1200, users: 34, churn: '2 %' },
      sales: [
        { label: 'Jan', value: 4 },
        { label: 'Feb', value: 6 },
      ],
      rows: [
        { id: 'A1', customer: 'Ada', total: 12, phone: '1' },
        { id: 'A2', customer: 'Bo', total: 7, phone: '2' },
      ],
    },
    root: 'dash',
    elements: {
      dash: { type: 'Stack', props: { gap: 'lg' }, children: ['head', 'kpis', 'chartBox', 'tableBox'] },
      head: { type: 'PageHeader', props: { title: 'Shop overview', description: 'Last 30 days' }, children: ['exp'] },
      exp: {
        type: 'Button',
        props: { label: 'Export', variant: 'secondary' },
        children: [],
        on: { commit: { action: 'export' } },
      },
      kpis: { type: 'StatGroup', props: { columns: 3 }, children: ['k1', 'k2', 'k3'] },
      k1: { type: 'Stat', props: { label: 'Revenue', value: { $state: '/kpi/revenue' } }, children: [] },
      k2: { type: 'Stat', props: { label: 'Active users', value: { $state: '/kpi/users' } }, children: [] },
      k3: { type: 'Stat', props: { label: 'Churn', value: { $state: '/kpi/churn' } }, children: [] },
      chartBox: { type: 'Card', props: { title: 'Sales by month' }, children: ['chart'] },
      chart: { type: 'BarChart', props: { data: { $state: '/sales' }, height: '240px' }, children: [] },
      tableBox: { type: 'Card', props: { title: 'Latest orders' }, children: ['tbl'] },
      tbl: {
        type: 'DataTable',
        props: {
          columns: [
            { key: 'id', label: 'Order' },
            { key: 'customer', label: 'Customer' },
            { key: 'total', label: 'Total', align: 'end' },
            { key: 'phone', label: 'Phone' },
          ],
          rows: { $state: '/rows' },
        },
        children: [],
      },
    },
    actions: { export: { kind: 'agent' } },
  },
  edits: [
    {
      prompt: 'Rename "Active users" to "Customers"',
      touches: ['k2'],
      after: { '/elements/k2/props/label': 'Customers' },
    },
    { prompt: 'Remove the phone column', touches: ['tbl'], after: { '/elements/tbl/props/columns/3': undefined } },
    {
      prompt: 'Rename the Total column to Amount',
      touches: ['tbl'],
      after: { '/elements/tbl/props/columns/2/label': 'Amount' },
    },
    { prompt: 'add a status column', touches: ['tbl'], after: { '/elements/tbl/props/columns/4/label': 'Status' } },
    {
      prompt: 'Move the table above the chart',
      touches: ['dash'],
      after: { '/elements/dash/children': ['head', 'kpis', 'tableBox', 'chartBox'] },
    },
    { prompt: 'Remove the churn tile', touches: ['kpis'], removes: ['k3'] },
    {
      prompt: 'Add a search box above the table',
      touches: ['tableBox', 'tbl'],
      adds: ['SearchInput'],
      after: { '/elements/tbl/props/filterText': { $state: '/search' } },
    },
    { prompt: 'Make the chart taller', touches: ['chart'] },
    { prompt: 'Hide the description', touches: ['head'], after: { '/elements/head/props/description': undefined } },
    {
      prompt: 'Change the description to "This week"',
      touches: ['head'],
      after: { '/elements/head/props/description': 'This week' },
    },
    { prompt: 'Make the export button primary', touches: ['exp'], after: { '/elements/exp/props/variant': 'primary' } },
    { prompt: 'Make the table striped', touches: ['tbl'], after: { '/elements/tbl/props/striped': true } },
    {
      prompt: 'Turn the bar chart into a donut chart',
      touches: ['chart'],
      after: { '/elements/chart/type': 'DonutChart' },
    },
    { prompt: 'Put the revenue last', touches: ['kpis'], after: { '/elements/kpis/children': ['k2', 'k3', 'k1'] } },
    { prompt: 'Add a refresh button', touches: ['head'], adds: ['Button'] },
    {
      prompt: 'Make the orders table sortable',
      touches: ['tbl'],
      after: { '/elements/tbl/props/columns/0/sortable': true },
    },
    {
      prompt: 'Put the customer column first',
      touches: ['tbl'],
      after: { '/elements/tbl/props/columns/0/key': 'customer' },
    },
    {
      prompt: 'Move the order column after the total',
      touches: ['tbl'],
      after: { '/elements/tbl/props/columns/2/label': 'Order', '/elements/tbl/props/columns/1/label': 'Total' },
    },
    {
      prompt: 'Add a country column after the customer',
      touches: ['tbl'],
      after: { '/elements/tbl/props/columns/2/label': 'Country', '/elements/tbl/props/columns/3/label': 'Total' },
    },
    {
      prompt: 'Sort the orders by total, highest first',
      touches: ['tbl'],
      after: { '/elements/tbl/props/sortBy': 'total', '/elements/tbl/props/sortDir': 'desc' },
    },
    {
      prompt: 'Add a chart of total by customer',
      touches: ['dash'],
      adds: ['Card', 'BarChart'],
      after: {
        '/elements/rowsChart/props/data': { $state: '/rowsTotalByCustomer' },
        '/state/rowsTotalByCustomer/0/label': 'Ada',
      },
    },
    {
      prompt: 'Rename Churn to Loss and move it to the start',
      touches: ['k3', 'kpis'],
      after: { '/elements/kpis/children': ['k3', 'k1', 'k2'], '/elements/k3/props/label': 'Loss' },
    },
    { prompt: 'delete the chart', touches: ['dash'], removes: ['chartBox', 'chart'] },
    { prompt: 'Show the stats in two columns', touches: ['kpis'], after: { '/elements/kpis/props/columns': 2 } },
  ],
};
