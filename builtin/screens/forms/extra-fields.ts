import type { ActionBinding } from '#contract/spec/spec.ts';
import { isJsonObject, type Json } from '#contract/json/json.ts';
import { controlContext } from '#builtin/parts/controls/control-context.ts';
import { fieldControls, formPart, submitButton } from '#builtin/parts/controls/form.ts';
import type { Placed } from '#builtin/parts/actions/lookups.ts';
import { answersOf, placeFields } from '#builtin/parts/controls/placed-fields.ts';
import { below } from '#builtin/parts/page/page.ts';
import { boundPaths, part, type Part } from '#builtin/part.ts';
import type { Field } from '#builtin/understand/fields/field.ts';
import { ownKey, type Understanding } from '#builtin/understand/understanding.ts';

/**
 * Adds fields that the layout did not place. They follow the last control that the screen submits and are submitted with
 * it; without such a control they get a form of their own. No field is added that nobody would receive.
 */
export function withExtraFields(u: Understanding, screen: Part, fields: readonly Field[]): Part {
  if (fields.length === 0 || !u.canInventActions || u.actions.length > 0) return screen;
  const placed = placeFields(fields, `/${ownKey(u, 'asked')}`);
  const controls = fieldControls(placed, controlContext(u));
  const sent = sentPaths(screen);
  const isSent = (one: Part) => boundPaths(one.props).some((path) => sent.has(path));
  if (!hasPart(screen, isSent)) return below(screen, [ownForm(u, placed, controls)]);
  return withAnswersSent(withControls(screen, isSent, controls), placed, sent);
}

function ownForm(u: Understanding, placed: readonly Placed[], controls: Part[]): Part {
  const commit = { action: 'submitFields', params: answersOf(placed) };
  const form = formPart('askedForm', controls, [submitButton(u.copy.submit)], commit);
  return part('askedFields', 'Card', {}, [form]);
}

// State paths that the screen's actions send as params.
function sentPaths(screen: Part): ReadonlySet<string> {
  return new Set([...bindingsOf(screen).flatMap(readPaths), ...screen.children.flatMap((one) => [...sentPaths(one)])]);
}

function bindingsOf({ on = {} }: Part): ActionBinding[] {
  return Object.values(on).flat();
}

function readPaths({ action, params = {} }: ActionBinding): string[] {
  if (action === 'setState') return [];
  return Object.values(params).flatMap((value: Json) =>
    isJsonObject(value) && typeof value['$state'] === 'string' ? [value['$state']] : [],
  );
}

function hasPart(screen: Part, matches: (one: Part) => boolean): boolean {
  return matches(screen) || screen.children.some((child) => hasPart(child, matches));
}

// Inserts the controls after the last one that is submitted; a FormField or a row of controls is kept whole.
function withControls(screen: Part, isSent: (one: Part) => boolean, controls: readonly Part[]): Part {
  const at = screen.children.findLastIndex((child) => hasPart(child, isSent));
  const child = screen.children[at];
  if (child === undefined) return screen;
  const isControlOrRow = isSent(child) || child.type === 'FormField' || child.type === 'Grid';
  if (!isControlOrRow || isLayout(child))
    return { ...screen, children: screen.children.with(at, withControls(child, isSent, controls)) };
  return { ...screen, children: screen.children.toSpliced(at + 1, 0, ...controls) };
}

// A grid of cards is page layout; any other grid is a row of form controls.
function isLayout({ type, children }: Part): boolean {
  return type === 'Grid' && children.some((child) => child.type === 'Card');
}

function withAnswersSent(screen: Part, placed: readonly Placed[], sent: ReadonlySet<string>): Part {
  const children = screen.children.map((child) => withAnswersSent(child, placed, sent));
  if (screen.on === undefined) return { ...screen, children };
  const withAnswers = (binding: ActionBinding): ActionBinding => ({
    ...binding,
    params: { ...answersOf(placed), ...binding.params },
  });
  const isSending = (binding: ActionBinding) => readPaths(binding).some((path) => sent.has(path));
  const on = Object.fromEntries(
    Object.entries(screen.on).map(([event, one]) => [
      event,
      Array.isArray(one)
        ? one.map((each) => (isSending(each) ? withAnswers(each) : each))
        : isSending(one)
          ? withAnswers(one)
          : one,
    ]),
  );
  return { ...screen, children, on };
}
