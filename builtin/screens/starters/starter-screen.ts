import type { Part } from '#builtin/part.ts';
import type { StarterKind } from '#builtin/starters/read-starters.ts';
import { capitalized } from '#builtin/understand/words/identifier.ts';
import type { UiType } from '#contract/spec/ui-type.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { landingScreen } from '#builtin/screens/offers/landing.ts';
import { figuresBoardScreen } from './figures-board.ts';
import { boardScreen } from '#builtin/screens/records/board.ts';
import { growingCalendarScreen } from './growing-calendar.ts';
import { growingListScreen } from './growing-list.ts';
import { planScreen, rotaScreen } from './sheets.ts';
import { ticksScreen, weekScreen } from './tick-lists.ts';

const KINDS: { [uiType in UiType]?: StarterKind } = {
  list_table: 'list',
  dashboard: 'tracker',
  board: 'board',
  calendar: 'calendar',
};

/** The screen of a request that tells no more than its subject; undefined where it tells more, or asks for another kind. */
export function starterScreen(u: Understanding): Part | undefined {
  const { started, uiType } = u;
  if (started?.isVague !== true) return undefined;
  if (started.isPage && uiType === 'other') return landingScreen(u);
  const { starter } = started;
  const title = u.named.title ?? capitalized(starter.many);
  const kind = uiType === 'other' ? (started.isKnown ? starter.kind : undefined) : KINDS[uiType];
  switch (kind) {
    case 'list':
      return growingListScreen(u, title, capitalized(starter.many));
    case 'tracker':
      return figuresBoardScreen(u, starter);
    case 'ticks':
      return ticksScreen(u, starter);
    case 'week':
      return weekScreen(u, starter);
    case 'plan':
      return planScreen(u, starter);
    case 'rota':
      return rotaScreen(u, starter);
    case 'calendar':
      return growingCalendarScreen(u, starter);
    case 'board':
      return boardScreen(u);
    default:
      return undefined;
  }
}
