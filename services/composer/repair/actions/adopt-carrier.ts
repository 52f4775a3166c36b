import type { ActionDeclaration } from '#contract/request/compose-request.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { bindParams, declaredParams, likenessTo } from './action-params.ts';
import { type Carrier, type Repaired, bindEvent, eventPointer, idleCarriers, isSubmit } from './press-carriers.ts';
import { controlSources, paramSources } from './param-sources.ts';
import type { PassContext } from '../pass.ts';
import { reachability } from '../tree/reachable.ts';
import { intentLikeness } from './same-intent.ts';
import { documentOrder, elementOf, orderFrom, parents } from '#contract/spec/spec-tree.ts';

/** With a lower likeness a control's words may well mean something else. */
const LIKENESS_MIN = 0.5;

/**
 * Binds an action to a control that fits it and does nothing yet: a Form that asks for its params, or the pressable
 * control whose words name it best. Undefined when none fits.
 */
export function adoptCarrier(spec: Spec, action: ActionDeclaration, context: PassContext): Repaired | undefined {
  const isReachable = reachability(spec, parents(spec), context);
  const candidates = [...idleForms(spec, action, context), ...idlePresses(spec, action)].filter(({ id }) =>
    isReachable(id),
  );
  const [best] = candidates.toSorted((one, other) => other.score - one.score);
  if (best === undefined || best.score < LIKENESS_MIN) return undefined;
  const { id, event } = best;
  const params = bindParams(declaredParams(action), paramSources(spec, id, context));
  return {
    spec: bindEvent(spec, id, event, { action: action.name, params }),
    repair: { rule: 'bind-required-action', pointer: eventPointer(id, event) },
  };
}

type Candidate = Pick<Carrier, 'id' | 'event'> & { score: number };

function idlePresses(spec: Spec, action: ActionDeclaration): Candidate[] {
  return idleCarriers(spec, parents(spec)).map(({ id, event, labelProp }) => {
    const props = elementOf(spec, id)?.props ?? {};
    const words = [props[labelProp], props['ariaLabel'], props['name']].filter((text) => typeof text === 'string');
    // An id is only a hint: models number them, or name them by position.
    const score = Math.max(...words.map((text) => nameLikeness(action, text)), 0.9 * nameLikeness(action, id));
    return { id, event, score };
  });
}

function nameLikeness({ name, role = '', description = '' }: ActionDeclaration, text: string): number {
  return Math.max(...[name, role, description].map((words) => intentLikeness(words, text)));
}

function idleForms(spec: Spec, action: ActionDeclaration, context: PassContext): Candidate[] {
  const forms = documentOrder(spec).filter((id) => {
    const element = elementOf(spec, id);
    return element?.type === 'Form' && element.on?.commit === undefined;
  });
  return forms.map((id) => {
    const submits = submitLabels(spec, id).map((label) => nameLikeness(action, label));
    const asked = shareAskedFor(spec, id, action, context);
    const isOnlyOne = forms.length === 1 && submits.length > 0 && declaredParams(action).length === 0;
    return { id, event: 'commit', score: Math.max(...submits, asked < 0.5 ? 0 : asked, isOnlyOne ? LIKENESS_MIN : 0) };
  });
}

function submitLabels(spec: Spec, form: string): string[] {
  return orderFrom(spec, form).flatMap((id) => {
    const element = elementOf(spec, id);
    const label = element?.props['label'];
    return element !== undefined && isSubmit(element) && typeof label === 'string' ? [label] : [];
  });
}

/** Share of the declared params that controls inside the Form ask for. */
function shareAskedFor(spec: Spec, form: string, action: ActionDeclaration, context: PassContext): number {
  const declared = declaredParams(action);
  if (declared.length === 0) return 0;
  const parentOf = parents(spec);
  const sources = orderFrom(spec, form).flatMap((id) => controlSources(spec, id, parentOf, context));
  const asked = declared.filter(([name, schema]) => {
    const likeness = likenessTo(name, schema);
    return sources.some((source) => likeness(source) > 0);
  });
  return asked.length / declared.length;
}
