import type { Part } from '#builtin/part.ts';
import type { StarterKind } from '#builtin/starters/read-starters.ts';
import type { Starter } from '#builtin/starters/starter.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { landingScreen } from '#builtin/screens/offers/landing.ts';
import { boardScreen } from '#builtin/screens/records/board.ts';
import { calendarScreen } from '#builtin/screens/records/calendar.ts';
import { ticksScreen, weekScreen } from '#builtin/screens/records/checklist.ts';
import { listTableScreen } from '#builtin/screens/records/list-table.ts';
import { figuresBoardScreen } from './figures-board.ts';
import { planScreen, rotaScreen } from './sheets.ts';

const SCREENS: { [kind in StarterKind]?: (u: Understanding, starter: Starter) => Part } = {
  list: listTableScreen,
  tracker: figuresBoardScreen,
  ticks: ticksScreen,
  week: weekScreen,
  plan: planScreen,
  rota: rotaScreen,
  calendar: calendarScreen,
  board: boardScreen,
};

/** The screen of a request that tells no more than its subject; undefined where it tells more, or asks for another kind. */
export function starterScreen(u: Understanding): Part | undefined {
  const { started, uiType } = u;
  if (started?.isVague !== true) return undefined;
  if (uiType === 'dashboard') return figuresBoardScreen(u, started.starter);
  if (uiType !== 'other') return undefined;
  if (started.isPage) return landingScreen(u);
  return started.isKnown ? SCREENS[started.starter.kind]?.(u, started.starter) : undefined;
}
