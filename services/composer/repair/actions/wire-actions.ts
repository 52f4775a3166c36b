import type { Spec } from '#contract/spec.ts';
import { askParams } from './ask-params.ts';
import { bindControls } from '../bindings/bind-controls.ts';
import { completeParams } from './complete-params.ts';
import { nameDeadControls } from './name-dead-controls.ts';
import { openOverlays } from '../navigation/open-overlays.ts';
import { runPasses, type PassContext, type PassResult } from '../pass.ts';
import { settleForms } from '../bindings/settle-forms.ts';
import { wireHandlers } from './wire-handlers.ts';
import { wireRequired } from './wire-required.ts';

/**
 * Wires the actions of a spec: required ones to a control, Forms to their submit button, idle controls to what their words
 * say, params to the controls that hold them or to new ones, and every action handled by the host to its handler. Runs
 * after controls are bound and overlays can be opened.
 */
export function wireActions(spec: Spec, context: PassContext): PassResult {
  return runPasses(
    [bindControls, openOverlays, wireRequired, settleForms, nameDeadControls, completeParams, askParams, wireHandlers],
    spec,
    context,
  );
}
