/** A worked example: what was asked, and the operations that answer it. */
export type OperationsExample = { request: string; data: string; operations: readonly string[] };

/** A dashboard: facts read from data, a repeat, a local filter, a chart, an action on a selection. */
export const DASHBOARD_OPERATIONS: OperationsExample = {
  request: "Overview of today's deliveries. Action: plan_route(deliveries)",
  data: '{"late_count":3,"by_hour":[{"label":"8 am","value":14}],"alerts":[{"text":"Van 2 is late"}],"deliveries":[{"id":"D-1","customer":"Ana","due":"2026-05-04"}]}',
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
export const FORM_OPERATIONS: OperationsExample = {
  request: 'Let guests ask for a table. Action: book_table(name, day, occasion, wishes), required',
  data: '{}',
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

/** A worked example: what was asked, and the outline that answers it. */
export type OutlineExample = { request: string; data: string; outline: string };

/** Facts read and computed, a repeat, a local filter, a chart, an action on a selection. */
export const DASHBOARD_OUTLINE: OutlineExample = {
  request: "Overview of today's deliveries. Action: plan_route(deliveries)",
  data: '{"by_hour":[{"h":"8 am","n":14}],"alerts":[{"text":"Van 2 is late"}],"deliveries":[{"id":"D-1","customer":"Ana","due":"2026-05-04","state":"late"}]}',
  outline: `/query=""
/picked=[]
/late_count:=length(deliveries[?state=='late'])
/hours:=by_hour[].{label:h,value:n}
Stack gap=lg
  PageHeader "Deliveries today"
    Button "Plan route" icon=map variant=primary >plan_route(deliveries=/picked)
  Stack gap=sm for=/alerts
    Alert .text tone=warning
  Grid columns=2
    Stat "Late" value=/late_count icon=clock
    BarChart data=/hours yAxisTitle=Deliveries
  Card "All deliveries"
    SearchInput value=@/query placeholder="Find a customer"
    DataTable columns=[{key:id,label:"No."},{key:customer,label:Customer,sortable:true},{key:due,label:Due,format:date}] rows=/deliveries filterText=/query selectable selectedRows=@/picked caption=Deliveries`,
};

/** Bound fields with checks, a field that appears on a condition, one action with all params. */
export const FORM_OUTLINE: OutlineExample = {
  request: 'Let guests ask for a table. Action: book_table(name, day, occasion, wishes), required',
  data: '{}',
  outline: `/booking={name:"",day:"",occasion:"",wishes:""}
Card "Book a table" maxWidth=md
  Form >book_table(name=/booking/name,day=/booking/day,occasion=/booking/occasion,wishes=/booking/wishes)
    Input "Name" name=name value=@/booking/name required checks=[{type:minLength,message:"At least two letters",args:{min:2}}]
    FormField "Day" required
      DatePicker value=@/booking/day
    Select "Occasion" name=occasion options=[{label:Birthday,value:birthday},{label:Other,value:other}] value=@/booking/occasion
    Textarea "Tell us more" name=wishes value=@/booking/wishes if=/booking/occasion=="other"
    Button "Book table" variant=primary submit`,
};

/** Steps, each a Form that checks itself before the next one; an editable copy of data. */
export const WIZARD_OUTLINE: OutlineExample = {
  request: 'Let members renew in two steps: their address, then the plan. Action: renew(street, plan), required',
  data: '{"member":{"street":"Elm Road 4"},"plans":[{"key":"basic","name":"Basic"},{"key":"plus","name":"Plus"}]}',
  outline: `/step=0
/plan=basic
@/draft:=member
/options:=plans[].{label:name,value:key}
Card "Renew membership"
  Stepper steps=[{label:Address},{label:Plan}] current=@/step
  Form if=/step==0 >setState(statePath="/step",value=1)
    Input "Street" name=street value=@/draft/street required
    Button "Next" variant=primary submit
  Form if=/step==1 >renew(street=/draft/street,plan=/plan)
    Radio "Plan" name=plan options=/options value=@/plan
    Stack direction=horizontal
      Button "Back" variant=outline >setState(statePath="/step",value=0)
      Button "Renew" variant=primary submit`,
};
