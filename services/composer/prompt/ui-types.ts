import type { UiType } from '#contract/spec/ui-type.ts';

/** The components that screens of each archetype mostly consist of, most characteristic first. */
export const UI_TYPE_COMPONENTS: { readonly [type in UiType]: string } = {
  form: 'Form Input Select Textarea FormField DatePicker Checkbox Radio NumberInput Switch FileUpload Callout PhoneInput',
  dashboard:
    'StatGroup Stat LineChart BarChart DataTable DonutChart AreaChart Progress Badge ButtonGroup DateRangePicker BarList Alert Gauge',
  pricing_table: 'PricingTable PlanCard SegmentedControl FAQ FeatureGrid CTA Badge Table Callout Testimonial',
  list_table:
    'DataTable FilterBar SearchInput Select Badge Pagination ListItem DropdownMenu FacetList EmptyState Dialog Avatar',
  detail_view: 'DescriptionList Tabs Badge Avatar Timeline Table Image Breadcrumb Stat Separator Callout ListItem',
  settings_panel: 'Tabs Switch Input Select Form Radio Slider Alert SidebarItem Separator Checkbox Confirmation',
  wizard: 'Stepper Form Input Select FormField DatePicker Radio Checkbox DescriptionList Progress FileUpload Callout',
  confirmation: 'Confirmation Result Alert DescriptionList Dialog Callout Checkbox Input',
  empty_state: 'EmptyState Suggestion ErrorState NotFound Image Link Card',
  calendar: 'Calendar Scheduler SegmentedControl DatePicker DateRangePicker Badge Dialog TimePicker Timeline',
  board: 'KanbanBoard BoardColumn KanbanCard FilterBar AvatarGroup Badge Dialog Fab Select Progress',
  map: 'MapEmbed MapView ListItem SearchInput FilterBar Badge Drawer DescriptionList FloorPlan SplitPane',
  editor:
    'BlockDocumentEditor RichComposer Menubar Toggle ToggleGroup IconButton Sidebar SplitPane Input TagInput Textarea EditableSpreadsheetGrid FileUpload',
  other:
    'Tabs Badge ListItem Image Callout Alert Stat DataTable Input Select DescriptionList Progress Avatar Separator',
};

/** Words and phrases that suggest an archetype, in the singular, separated by commas. */
export const UI_TYPE_WORDS: { readonly [type in UiType]: string } = {
  form: 'form, sign up, signup, register, registration, apply, application, contact, survey, request, submit, rsvp, checkout, log in, login, feedback, questionnaire, enter, booking, book a, report a, claim, order form, intake, report, damage, urgency, reason, calculator, expense, receipt, formular, anmeldung, formulaire, formulario',
  dashboard:
    'dashboard, overview, kpi, metric, analytic, monitor, report, statistic, performance, at a glance, chart, sales, usage, how is, how are, doing, kpis, per week, per month, trend, portfolio, wallboard',
  pricing_table:
    'pricing, price, plan, tier, subscription, membership, package, upgrade, edition, fee, tariff, preise, tarif, precio',
  list_table:
    'list, table, inventory, directory, manage, browse, catalog, catalogue, records, search, admin, orders, customers, invoices, tabelle, liste, tableau, tabla',
  detail_view:
    'detail, profile, record, page for, about, summary of, view of, product page, order page, card for, receipt, recipe',
  settings_panel:
    'setting, preference, configuration, configure, privacy, notification, let user, alarm, sensitivity, language, api, two-factor, einstellung, réglage, ajustes',
  wizard:
    'wizard, step, multi-step, onboarding, guided, setup, walkthrough, plan a, set up, walk through, walk a, create a new, assistant for, campaign, checkout, claim, verification, planner, schritt, étape, paso, assistent',
  confirmation:
    'confirm, confirmation, sure, approve, approval, delete, cancel, success, thank you, before, permission, permanently, refund, successfully, confirmed, sign off',
  empty_state: 'empty, no results, nothing, first time, no data, 404, not found, get started, without any, first-use',
  calendar:
    'calendar, schedule, agenda, appointment, roster, shift, timetable, availability, weekly, week by week, plan for, training plan, free this, programme, shifts, kalender, termine, plan der woche, calendrier',
  board:
    'kanban, board, pipeline, backlog, sprint, stage, swimlane, column, roadmap, from received, lane, triage, by quarter',
  map: 'map, location, nearby, route, store finder, branch, gps, site, fleet, locator, karte, carte',
  editor: 'editor, write, document, compose, draft, edit, article, annotate, design',
  other: 'chat, assistant, gallery, landing, player, game, timer, feed, home page, homepage',
};

/** What a screen of each archetype is, in a sentence for the model. */
export const UI_TYPE_GUIDANCE: { readonly [type in UiType]: string } = {
  form: 'The screen is a form: one Form with a field for each thing asked, grouped where there are many, and one Button to submit.',
  dashboard: 'The screen is a dashboard: key figures first, then charts and tables of what lies behind them.',
  pricing_table: 'The screen is a pricing table: the plans side by side with price, features and a way to choose each.',
  list_table: 'The screen is a list: its rows with a search or filters above, and what can be done with a row.',
  detail_view:
    'The screen is a detail view: one thing with its headline, its facts, what happened to it and what can be done.',
  settings_panel:
    'The screen is a settings panel: settings in titled groups, each a control that shows what is set now.',
  wizard: 'The screen is a wizard: a Stepper, and for each step a Form with ways back and on; the last one submits.',
  confirmation:
    'The screen is a confirmation: what is about to happen or has happened, with its facts, and the answer to it.',
  empty_state: 'The screen is an empty state: why there is nothing here, and the one thing to do about it.',
  calendar: 'The screen is a calendar: dates and times laid out in a Calendar or Scheduler, and what belongs to them.',
  board: 'The screen is a board: lanes with cards that can be moved between them.',
  map: 'The screen is a map: places as markers, beside a list of them and what is known of the one selected.',
  editor: 'The screen is an editor: the work itself large, its tools above, and a way to save.',
  other: 'The screen is of no usual kind: choose the layout that serves the request.',
};
