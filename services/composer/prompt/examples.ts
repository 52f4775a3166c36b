/** A worked example: what was asked, and the operations that answer it. */
export type WorkedExample = { request: string; state: string; operations: readonly string[] };

/** A dashboard: facts read from data, a repeat, a local filter, a chart, an action on a selection. */
export const DASHBOARD_EXAMPLE: WorkedExample = {
  request: "Overview of today's deliveries. Action: plan_route(deliveries)",
  state:
    '{"late_count":3,"by_hour":[{"label":"8 am","value":14}],"alerts":[{"text":"Van 2 is late"}],"deliveries":[{"id":"D-1","customer":"Ana","due":"2026-05-04"}]}',
  operations: [
    '{"op":"add","path":"/state/query","value":""}',
    '{"op":"add","path":"/state/picked","value":[]}',
    '{"op":"add","path":"/elements/root","value":{"type":"Stack","props":{"gap":"lg"},"children":["header","alerts","figures","table-card"]}}',
    '{"op":"add","path":"/elements/header","value":{"type":"PageHeader","props":{"title":"Deliveries today"},"children":["plan-button"]}}',
    '{"op":"add","path":"/elements/plan-button","value":{"type":"Button","props":{"label":"Plan route","icon":"map"},"children":[],"on":{"commit":{"action":"plan_route","params":{"deliveries":{"$state":"/picked"}}}}}}',
    '{"op":"add","path":"/elements/alerts","value":{"type":"Stack","props":{"gap":"sm"},"children":["alert"],"repeat":{"statePath":"/alerts"}}}',
    '{"op":"add","path":"/elements/alert","value":{"type":"Alert","props":{"title":{"$bindItem":"text"},"tone":"warning"},"children":[]}}',
    '{"op":"add","path":"/elements/figures","value":{"type":"Grid","props":{"columns":2},"children":["late","by-hour"]}}',
    '{"op":"add","path":"/elements/late","value":{"type":"Stat","props":{"label":"Late","value":{"$state":"/late_count"},"icon":"clock"},"children":[]}}',
    '{"op":"add","path":"/elements/by-hour","value":{"type":"BarChart","props":{"data":{"$state":"/by_hour"},"yAxisTitle":"Deliveries"},"children":[]}}',
    '{"op":"add","path":"/elements/table-card","value":{"type":"Card","props":{"title":"All deliveries"},"children":["search","table"]}}',
    '{"op":"add","path":"/elements/search","value":{"type":"SearchInput","props":{"value":{"$bindState":"/query"},"placeholder":"Find a customer"},"children":[]}}',
    '{"op":"add","path":"/elements/table","value":{"type":"DataTable","props":{"columns":[{"key":"id","label":"No."},{"key":"customer","label":"Customer","sortable":true},{"key":"due","label":"Due","format":"date"}],"rows":{"$state":"/deliveries"},"filterText":{"$state":"/query"},"selectable":true,"selectedRows":{"$bindState":"/picked"},"caption":"Deliveries"},"children":[]}}',
  ],
};

/** A form: bound fields with checks, a field that appears on a condition, one action with all params. */
export const FORM_EXAMPLE: WorkedExample = {
  request: 'Let guests ask for a table. Action: book_table(name, day, occasion, wishes), required',
  state: '{}',
  operations: [
    '{"op":"add","path":"/state/booking","value":{"name":"","day":"","occasion":"","wishes":""}}',
    '{"op":"add","path":"/elements/root","value":{"type":"Card","props":{"title":"Book a table","maxWidth":"md"},"children":["form"]}}',
    '{"op":"add","path":"/elements/form","value":{"type":"Form","props":{},"children":["name","day-field","occasion","wishes","send"],"on":{"commit":{"action":"book_table","params":{"name":{"$state":"/booking/name"},"day":{"$state":"/booking/day"},"occasion":{"$state":"/booking/occasion"},"wishes":{"$state":"/booking/wishes"}}}}}}',
    '{"op":"add","path":"/elements/name","value":{"type":"Input","props":{"label":"Name","name":"name","value":{"$bindState":"/booking/name"},"required":true,"checks":[{"type":"minLength","message":"At least two letters","args":{"min":2}}]},"children":[]}}',
    '{"op":"add","path":"/elements/day-field","value":{"type":"FormField","props":{"label":"Day","required":true},"children":["day"]}}',
    '{"op":"add","path":"/elements/day","value":{"type":"DatePicker","props":{"value":{"$bindState":"/booking/day"}},"children":[]}}',
    '{"op":"add","path":"/elements/occasion","value":{"type":"Select","props":{"label":"Occasion","name":"occasion","options":[{"label":"Birthday","value":"birthday"},{"label":"Other","value":"other"}],"value":{"$bindState":"/booking/occasion"}},"children":[]}}',
    '{"op":"add","path":"/elements/wishes","value":{"type":"Textarea","props":{"label":"Tell us more","name":"wishes","value":{"$bindState":"/booking/wishes"}},"children":[],"visible":{"$state":"/booking/occasion","eq":"other"}}}',
    '{"op":"add","path":"/elements/send","value":{"type":"Button","props":{"label":"Book table","submit":true},"children":[]}}',
  ],
};
