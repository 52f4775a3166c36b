import { type Corruption, onElement } from '../corruption.ts';

/** Ways to break an element itself: its type, its props as a whole, and keys beside or among them. */
export const ENVELOPE_KINDS: readonly Corruption[] = [
  onElement(
    'type is no component',
    ['unknown_component'],
    () => true,
    (element) => (element.type = 'Carussel'),
  ),
  onElement(
    'type is in lower case',
    ['unknown_component'],
    () => true,
    (element) => (element.type = element.type.toLowerCase()),
  ),
  onElement(
    'type is an own name of objects',
    ['unknown_component'],
    () => true,
    (element) => (element.type = 'toString'),
  ),
  onElement(
    'type is absent',
    ['unknown_component'],
    () => true,
    (element) => Reflect.deleteProperty(element, 'type'),
  ),
  onElement(
    'type has another component',
    ['unknown_prop', 'missing_prop', 'missing_part'],
    ({ type }) => type === 'Button',
    (element) => (element.type = 'Gauge'),
  ),
  onElement(
    'props is absent',
    ['missing_key'],
    () => true,
    (element) => Reflect.deleteProperty(element, 'props'),
  ),
  onElement(
    'props is a list',
    ['not_an_object'],
    () => true,
    (element) => Object.assign(element, { props: [] }),
  ),
  onElement(
    'unknown prop',
    ['unknown_prop'],
    () => true,
    (element) => (element.props.fancy = true),
  ),
  onElement(
    'class name in props',
    ['unknown_prop'],
    () => true,
    (element) => (element.props.className = 'p-4'),
  ),
  onElement(
    'children inside props',
    ['unknown_prop'],
    () => true,
    (element) => (element.props.children = []),
  ),
  onElement(
    'events inside props',
    ['unknown_prop'],
    () => true,
    (element) => (element.props.on = {}),
  ),
  onElement(
    'a prop beside props',
    ['unknown_key'],
    () => true,
    (element) => (element.label = 'Send'),
  ),
  onElement(
    'class name on the element',
    ['unknown_key'],
    () => true,
    (element) => (element.className = 'p-4'),
  ),
  onElement(
    'prototype key in props',
    ['unknown_prop'],
    () => true,
    (element) => (element.props = { ...element.props, ...JSON.parse('{"x":1}'), ['constructor']: 1 }),
  ),
];
