/** A worked example: what was asked, and the outline that answers it. */
export type OutlineExample = { request: string; data: string; outline: string };

/** Facts read and computed, a repeat, a local filter, a chart, an action on a selection. */
export const DASHBOARD: OutlineExample = {
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
export const FORM: OutlineExample = {
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
export const WIZARD: OutlineExample = {
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
