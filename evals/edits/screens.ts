import { board } from './board.ts';
import { contact } from './contact.ts';
import { dashboard } from './dashboard.ts';
import { detail } from './detail.ts';
import { landing } from './landing.ts';
import { pricing } from './pricing.ts';
import { settings } from './settings.ts';
import type { EditedScreen } from './edited-screen.ts';

/** Every edited screen by its name. */
export const SCREENS: { [name: string]: EditedScreen } = {
  contact,
  dashboard,
  pricing,
  settings,
  detail,
  landing,
  board,
};
