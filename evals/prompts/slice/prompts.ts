import { DASHBOARD_PROMPTS, DETAIL_PROMPTS, LIST_PROMPTS } from './data-prompts.ts';
import { FORM_PROMPTS, SETTINGS_PROMPTS, WIZARD_PROMPTS } from './form-prompts.ts';
import { LATER_PROMPTS } from './later-prompts.ts';
import { CONFIRMATION_PROMPTS, EMPTY_PROMPTS, OTHER_PROMPTS, PRICING_PROMPTS } from './page-prompts.ts';
import type { QualityPrompt } from './quality-prompt.ts';
import { BOARD_PROMPTS, CALENDAR_PROMPTS, EDITOR_PROMPTS, MAP_PROMPTS } from './work-prompts.ts';

/** Prompts for all 14 archetypes and many industries, each with what its screen must have. */
export const PROMPTS: readonly QualityPrompt[] = [
  ...FORM_PROMPTS,
  ...DASHBOARD_PROMPTS,
  ...PRICING_PROMPTS,
  ...LIST_PROMPTS,
  ...DETAIL_PROMPTS,
  ...SETTINGS_PROMPTS,
  ...WIZARD_PROMPTS,
  ...CONFIRMATION_PROMPTS,
  ...EMPTY_PROMPTS,
  ...CALENDAR_PROMPTS,
  ...BOARD_PROMPTS,
  ...MAP_PROMPTS,
  ...EDITOR_PROMPTS,
  ...OTHER_PROMPTS,
  ...LATER_PROMPTS,
];
