import type { Definition, EventDefinition, Prop } from '#catalog/definition.ts';
import { onceADefinition } from '#catalog/once-a-definition.ts';
import { contentShapes } from './content-shapes.ts';
import { rolesIn } from './roles.ts';
import { type Notation, shapeOf } from './shape.ts';

/**
 * What a model needs besides the compact line to use a component well: what it is, alternatives, the meaning of each content
 * prop, all other props, when its events fire, and an example. To be read with the {@link LEGEND}.
 */
export const fullEntry = onceADefinition((definition) => {
  return `${entryWithoutExample(definition)}\n${exampleLine(definition.example)}`;
});

/** A full entry without its example. */
export const entryWithoutExample = onceADefinition(writeEntry);

function writeEntry(definition: Definition): string {
  const roles = rolesIn(definition);
  const notation: Notation = { roles, menus: new Map() };
  const content = contentShapes(definition, notation);
  const props = Object.entries(definition.props).map(([name, prop]) => ({
    name,
    prop,
    role: roles.ofProp(definition, name),
  }));
  const looks = props.filter(({ role }) => role === 'look').map(({ name, prop }) => lookShape(name, prop, notation));
  const others = props.filter(({ role }) => role === 'wording' || role === 'shared').map(({ name }) => name);
  return [
    headLine(definition),
    ...content.map(({ shape, prop }) => `${shape} ${prop.doc ?? ''}`),
    ...nameLine('Looks:', looks),
    ...nameLine('Also:', others),
    ...eventsEntry(definition),
  ].join('\n');
}

/**
 * What the compact line leaves out of a component's props: the meaning of optional content, its looks except colours, and
 * what all controls share.
 */
export const propsEntry = onceADefinition((definition: Definition): string => {
  const roles = rolesIn(definition);
  const notation: Notation = { roles, menus: new Map() };
  const content = contentShapes(definition, notation).filter(({ prop }) => prop.required !== true);
  const named = Object.entries(definition.props).filter(([, { kind }]) => kind !== 'color');
  const looks = named.filter(([name]) => roles.ofProp(definition, name) === 'look');
  const others = named.filter(([name]) => ['wording', 'shared'].includes(roles.ofProp(definition, name)));
  return [
    definition.name,
    ...content.map(({ shape, prop }) => `${shape} ${prop.doc ?? ''}`),
    ...nameLine(
      'Looks:',
      looks.map(([name, prop]) => lookShape(name, prop, notation)),
    ),
    ...nameLine(
      'Also:',
      others.map(([name]) => name),
    ),
  ].join('\n');
});

/** When each event of a component fires, and what its payload holds. */
export function eventsEntry({ events }: Definition): string[] {
  return Object.entries(events).map(([verb, event]) => eventLine(verb, event));
}

function headLine({ name, description, useWhen = '' }: Definition): string {
  const [, neighbours] = useWhen.split('; ');
  return `${name}: ${description}${neighbours === undefined ? '' : ` But ${neighbours}.`}`;
}

/** Colours and lengths by name only, other looks with their enum values. */
function lookShape(name: string, prop: Prop, notation: Notation): string {
  return prop.kind === 'color' || prop.kind === 'dimension' ? name : shapeOf(name, prop, notation);
}

function nameLine(title: string, names: readonly string[]): string[] {
  return names.length === 0 ? [] : [[title, ...names].join(' ')];
}

/** The verb, its payload and when it fires; the meaning of payload keys is for hosts, in the reference. */
function eventLine(verb: string, { when, payload }: EventDefinition): string {
  const [moment = ''] = when.split(/[;:]/);
  return `>${verb}(${payload.join(',')}) ${moment}`;
}

/** The example's props, then its children and wiring if it has any. */
function exampleLine({ props, children, on }: Definition['example']): string {
  const rest = [
    ...(children === undefined ? [] : [`children ${JSON.stringify(children)}`]),
    ...(on === undefined ? [] : [`on ${JSON.stringify(on)}`]),
  ];
  return [JSON.stringify(props), ...rest].join(' ');
}
