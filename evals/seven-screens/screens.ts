import type { ActionDeclaration } from '#contract/request/compose-request.ts';

/** A screen for which other notations have published token counts. */
export type KnownScreen = {
  name: string;
  prompt: string;
  actions: readonly ActionDeclaration[];
  /** Our answer, with the same kinds and about the same amount of content, and with state and wiring. */
  outline: string;
  /** Tokens (o200k) of the answers published with OpenUI Lang, and of the same ones converted to json-render's JSONL. */
  published: { openUiLang: number; jsonRender: number };
};

/**
 * The seven screens of OpenUI's token benchmark, under the same names. The benchmark sends no data, so the model writes
 * all facts.
 *
 * Source: github.com/thesysdev/openui, benchmarks/README.md, results; its samples count the same with o200k.
 */
export const KNOWN_SCREENS: readonly KnownScreen[] = [
  {
    name: 'simple-table',
    prompt: 'A table of five employees: name, department, salary and the change to last year',
    actions: [],
    outline: `Card "Team"
  Table columns=[Name,Department,Salary,Change] rows=[["Mara Lindt",Design,"$84,000","+3.1%"],["Jonas Pohl",Support,"$61,500","+2.4%"],["Ines Duarte",Engineering,"$118,000","+5.2%"],["Tom Okafor",Sales,"$92,300","-1.0%"],["Yuki Mori",Finance,"$87,900","+2.8%"]] columnAlign=[left,left,right,right]
`,
    published: { openUiLang: 148, jsonRender: 340 },
  },
  {
    name: 'chart-with-data',
    prompt: 'A dashboard with the total revenue as a key figure and a bar chart of the revenue of six months',
    actions: [],
    outline: `/months=[{label:Jan,value:182000},{label:Feb,value:174500},{label:Mar,value:196200},{label:Apr,value:203900},{label:May,value:211400},{label:Jun,value:226800}]
/total:=format_number(sum(months[].value),'USD',0)
Stack gap=lg
  PageHeader "Revenue"
  Grid columns=2
    Stat "Total revenue" /total caption="January to June" delta="+7.6%" deltaType=increase
    Card "By month" description="Last six months"
      BarChart data=/months xAxisTitle=Month yAxisTitle="Revenue (USD)" valuePrefix="$"
`,
    published: { openUiLang: 231, jsonRender: 520 },
  },
  {
    name: 'contact-form',
    prompt: 'A contact form: name, email, phone, a drop-down for the subject, a message, buttons to send and to cancel',
    actions: [{ name: 'send' }, { name: 'cancel' }],
    outline: `/m={name:"",email:"",phone:"",subject:"",text:""}
Card "Contact us"
  Form >send(name=/m/name,email=/m/email,phone=/m/phone,subject=/m/subject,text=/m/text)
    Input "Name" name=name value=@/m/name placeholder="First and last name" required
    Input "Email" name=email type=email value=@/m/email placeholder="name@example.com" required
    Input "Phone" name=phone type=tel value=@/m/phone placeholder="+1 555 010 9999"
    Select "Subject" name=subject options=["A question",Support,Sales,Billing,Feedback] value=@/m/subject placeholder="Choose one" required
    Textarea "Message" name=text value=@/m/text rows=6 placeholder="What is it about?" required
    Stack direction=horizontal
      Button "Send" variant=primary submit
      Button "Cancel" variant=secondary >cancel
`,
    published: { openUiLang: 294, jsonRender: 893 },
  },
  {
    name: 'dashboard',
    prompt:
      'Product analytics: a header, monthly active users as bars, where users come from as a pie, a table of the features used most, MRR and ARR as lines',
    actions: [],
    outline: `/months=[Jul,Aug,Sep,Oct,Nov,Dec,Jan,Feb,Mar,Apr,May,Jun]
/users=[61200,63900,64800,68100,70400,69900,73300,76800,79500,83100,86700,90300]
/mrr=[214000,219000,226000,231000,239000,244000,252000,259000,268000,277000,285000,296000]
/arr:=mrr[].[@*12][]
Stack gap=lg
  PageHeader "Product analytics" description="Use, acquisition, features and revenue of the last twelve months"
  StatGroup columns=4
    Stat "Active users" value="90,300" caption="June" delta="+4.2%" deltaType=increase
    Stat "New users" value="11,480" caption="June" delta="+2.9%" deltaType=increase
    Stat "MRR" value="$296,000" caption="June" delta="+3.9%" deltaType=increase
    Stat "ARR" value="$3.55M" caption="12 × MRR" delta="+21.0%" deltaType=increase
  Grid columns=2
    Card "Monthly active users" description="Last twelve months"
      BarChart labels=/months series=[{name:Users,values:/users}] xAxisTitle=Month yAxisTitle=Users
    Card "Where users come from" description="New users of the last 30 days, in percent"
      PieChart data=[{label:Search,value:38},{label:Ads,value:19},{label:Recommended,value:17},{label:Social,value:11},{label:Direct,value:15}]
      Text "Compare the cost of a new user by channel before moving budget." tone=muted
  Card "Features used most" description="Last 30 days"
    Table columns=[Feature,"Weekly users","Adoption","Uses a user"] rows=[[Reports,"41,300","58.1%","6.2"],[Rules,"28,900","40.6%","3.4"],[Connectors,"24,700","34.7%","2.1"],[Teams,"22,150","31.1%","5.0"],[Downloads,"17,820","25.0%","1.6"],[Reminders,"15,040","21.1%","2.3"],[API,"10,390","14.6%","7.1"]] columnAlign=[left,right,right,right]
  Card "Revenue" description="MRR and ARR of the last twelve months"
    LineChart series=[{name:"MRR ($)",points:/mrr},{name:"ARR ($)",points:/arr}] xLabels=/months curve=smooth xAxisTitle=Month yAxisTitle=USD
    Text "ARR is twelve times MRR; contracts signed for a year are not told apart." tone=muted
`,
    published: { openUiLang: 1226, jsonRender: 2247 },
  },
  {
    name: 'pricing-page',
    prompt:
      'A pricing page with three plans, Basic, Pro and Enterprise, and a table below that compares their features',
    actions: [{ name: 'choose_plan' }, { name: 'start_trial' }, { name: 'contact_sales' }],
    outline: `Stack gap=xl
  PageHeader "Plans and prices" description="Start small and change whenever you like. Billed by the month, ended at any time."
  Grid columns=3
    Card
      PlanCard "Basic" price="$9" period="a month" description="For one person and first projects." features=["1 workspace","3 projects","5 GB of storage","Help from the community","Simple reports"] ctaLabel="Choose Basic" >choose_plan(plan=basic)
      Button "Try it free" variant=ghost >start_trial(plan=basic)
    Card
      PlanCard "Pro" price="$25" period="a month" description="For teams that work together every day." features=["5 workspaces","Unlimited projects","100 GB of storage","Roles and permissions","Automations, 1,000 runs a month","Slack, GitHub and Zapier","Help by mail within a day"] badge="Most chosen" highlighted ctaLabel="Choose Pro" >choose_plan(plan=pro)
      Button "Try it free" variant=ghost >start_trial(plan=pro)
    Card
      PlanCard "Enterprise" price="On request" description="For organizations with rules of their own." features=["Unlimited workspaces","Unlimited storage","SSO and SCIM","Audit log and retention","A contact person","99.9 % uptime agreed","Own contract and invoices"] ctaLabel="Talk to sales" >contact_sales(about=enterprise)
      Button "See a demo" variant=ghost >contact_sales(about=demo)
  Section "What is in each plan"
    Table columns=[Feature,Basic,Pro,Enterprise] rows=[["Price a month","$9","$25","On request"],[Workspaces,"1","5",Unlimited],[Projects,"3",Unlimited,Unlimited],[Storage,"5 GB","100 GB",Unlimited],[Members,"1","25",Unlimited],["Roles","—",Yes,"Own roles"],[Automations,"—","1,000 a month",Unlimited],[Integrations,Few,All,"All and own"],[Reports,Simple,Full,"Full, with export"],[SSO,"—","—",Yes],[SCIM,"—","—",Yes],["Audit log","—","—",Yes],[Help,Community,"Mail, one day","Contact person"]]
  Section "Questions"
    FAQ items=[{question:"Can I change plans later?",answer:"Yes, at any time. The new price counts from that day, and what is left of the old month is credited."},{question:"Is there a free trial?",answer:"Basic and Pro can be tried for two weeks without a card. For Enterprise we set up a trial with you."},{question:"Can we pay once a year?",answer:"Yes, and you save two months. For Enterprise the contract says it."},{question:"How safe are our files?",answer:"They are encrypted and kept in two places. Enterprise adds sign-in with your own accounts, an audit log and rules for how long things are kept."}]
`,
    published: { openUiLang: 1195, jsonRender: 2487 },
  },
  {
    name: 'settings-panel',
    prompt:
      'User settings in tabs: profile with a form for name and avatar, security with a switch for two-factor sign-in, notifications',
    actions: [{ name: 'save_profile' }, { name: 'save_setting' }],
    outline: `/tab=profile
/p={name:"",avatar:""}
/s={twoFactor:false,mail:true,news:false,alerts:true}
Stack gap=lg
  PageHeader "Settings"
  Tabs tabs=[{label:Profile,value:profile},{label:Security,value:security},{label:Notifications,value:notifications}] value=@/tab
    Card "Profile" description="How others see you." if=/tab==profile
      Form >save_profile(name=/p/name,avatar=/p/avatar)
        Input "Name" name=name value=@/p/name placeholder="First and last name" required
        Input "Address of your picture" name=avatar type=url value=@/p/avatar placeholder="https://"
        Button "Save" variant=primary submit
    Card "Security" description="How your account is protected." if=/tab==security
      Switch "Two-factor sign-in" name=twoFactor checked=@/s/twoFactor description="Asks for a code from your phone as well." change>save_setting(twoFactor=/s/twoFactor)
      Callout "Good to know" message="You set up an app for the codes the next time you sign in." tone=info
    Card "Notifications" description="What we write to you about." if=/tab==notifications
      Switch "Mail" name=mail checked=@/s/mail description="What happens in your projects." change>save_setting(mail=/s/mail)
      Switch "News" name=news checked=@/s/news description="New features, once a month." change>save_setting(news=/s/news)
      Switch "Alerts" name=alerts checked=@/s/alerts description="Sign-ins from new places." change>save_setting(alerts=/s/alerts)
`,
    published: { openUiLang: 540, jsonRender: 1244 },
  },
  {
    name: 'e-commerce-product',
    prompt:
      'A product page for sneakers: pictures, title, price, a drop-down for the size, colours to choose from, a button to add to the cart',
    actions: [{ name: 'add_to_cart' }, { name: 'save_for_later' }],
    outline: `/size=""
/color=chalk
Stack gap=lg
  PageHeader "Driftline Low" description="Light shoes for the city and short runs"
  Grid columns=2
    Gallery columns=2 items=[{src:"https://cdn.example.com/driftline/side.jpg",alt:"The left shoe from the side",caption:"Open mesh and a soft sole"},{src:"https://cdn.example.com/driftline/top.jpg",alt:"Both shoes from above",caption:"Flat laces, padded tongue"},{src:"https://cdn.example.com/driftline/sole.jpg",alt:"The sole",caption:"Rubber that grips on wet stone"},{src:"https://cdn.example.com/driftline/worn.jpg",alt:"Worn with jeans",caption:"In town"}]
    Card "Driftline Low" description="For women and men · Road and everyday"
      Form >add_to_cart(size=/size,color=/color)
        Stack direction=horizontal justify=between
          Heading "$119.00" level=h3
          Badge "In stock" tone=success
        Select "Size" name=size options=["US 7","US 7.5","US 8","US 8.5","US 9","US 9.5","US 10","US 10.5","US 11","US 12"] value=@/size placeholder="Choose your size" required
        Radio "Colour" name=color options=[{label:"Chalk, grey sole",value:chalk},{label:"Sand, gum sole",value:sand},{label:"Slate, bright laces",value:slate}] value=@/color required
        Stack direction=horizontal
          Button "Add to cart" variant=primary submit
          Button "Save for later" variant=secondary >save_for_later(color=/color)
        Text "Sent within two days. Bring or send them back for 30 days." tone=muted
  Grid columns=2
    Card "About these shoes" description="From the way to work to a slow ten kilometres"
      Text "An open mesh keeps the foot cool, a firm heel holds it in place. The foam gives way softly and comes back quickly; the rubber below lasts on asphalt."
      Text "They run true to size. Between two sizes take the larger one."
      Stack direction=horizontal wrap
        Tag "Open mesh"
        Tag "Soft foam"
        Tag "Lasting rubber"
        Tag "Padded collar"
        Tag "Everyday"
    Card "Facts" description="Material, weight and care"
      DescriptionList items=[{term:Weight,description:"276 g in US 9"},{term:Drop,description:"7 mm"},{term:Upper,description:"Recycled mesh"},{term:Midsole,description:"EVA foam"},{term:Sole,description:Rubber},{term:Care,description:"Wipe clean, dry in the air"}]
`,
    published: { openUiLang: 1166, jsonRender: 2449 },
  },
];
