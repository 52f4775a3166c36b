import type { UiType } from '#contract/ui-type.ts';

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
