import { LIMITS } from '#contract/limits.ts';

/**
 * Everything that validation can find wrong with a spec: the closed list of codes, each with a sentence that explains it.
 * A finding's own message refers to the value at fault.
 *
 * Source: docs/catalog/conventions.md, all sections; service spec, "Spec (the generated document)".
 */
export const FINDING_CODES = {
  not_an_object: 'A JSON object is expected here.',
  unknown_key: 'The format has no such key at this place.',
  missing_key: 'A key that the format asks for is absent.',
  forbidden_key: 'The key names an object prototype; no document may hold it.',
  bad_id: 'An element id starts with a letter and goes on with letters, digits, "_" and "-".',
  text_too_long: 'A text has more than 50,000 characters.',
  too_deep: 'The nesting is deeper than allowed.',
  too_large: 'The document is too large to be checked.',
  too_many_elements: `A spec has at most ${LIMITS.specElementsMaxItems} elements.`,
  too_many_children: 'An element has at most 250 children.',

  missing_root: 'The root names no element.',
  dangling_child: 'A child id names no element.',
  repeated_child: 'An element lists the same child twice.',
  shared_child: 'An element stands under two parents.',
  cycle: 'An element is its own ancestor.',
  orphan: 'An element is reached from no other.',

  unknown_component: 'The type is no component of the catalog.',
  not_in_profile: 'The component is not in the component profile of the key.',
  children_not_allowed: 'The component draws no children.',
  wrong_child_type: 'The component takes children of other types only.',
  wrong_child_count: 'The component takes a fixed number of children.',

  unknown_prop: 'The component, or the object inside a prop, has no such member.',
  missing_prop: 'A member that gives the component its meaning is absent.',
  wrong_kind: 'The value is of another kind than the member takes.',
  not_in_menu: 'The value is none of the words in the menu.',
  out_of_range: 'The number lies outside its bounds.',
  wrong_length: 'The text or list is shorter or longer than allowed.',
  bad_color: 'The text is no colour.',
  bad_dimension: 'The value is no length, or its unit is not taken here.',
  unknown_icon: 'The name is not in the icon registry.',
  bad_url: 'The address is not of a scheme that is allowed for this use.',
  bad_date: 'The text is no real date or time in the form asked for.',
  missing_part: 'Members of which some must be given are all absent.',
  no_effect: 'The member has no effect without another.',
  wrong_order: 'Two values stand in the wrong order.',

  bad_expression: 'An object with a "$" key is none of the expressions.',
  expression_not_allowed: 'The expression is legal elsewhere, not here.',
  bad_pointer: 'The text is no JSON Pointer into the state.',
  unseeded_path: 'The state path is neither seeded nor written by any control or action.',
  item_outside_repeat: 'An item is read where nothing repeats.',
  unknown_item_field: 'The repeated items have no such field.',

  unknown_verb: 'The component does not emit this event.',
  bad_binding: 'An event binding is `{ action, params? }`; a list holds builtins and then one named action.',
  bad_action_name: 'An action name has 1 to 60 characters and no control characters.',
  bad_param: 'A param is a text, number, boolean or expression, never null.',
  unknown_param: 'The action takes no such param.',
  missing_param: 'A param that the action requires is absent.',
  bad_confirm: 'A confirmation is `{ title, message, confirmLabel?, cancelLabel?, variant? }`, and never on a builtin.',
  missing_handler: 'A wired action has no handler in `actions`.',
  bad_handler: 'A handler is `{ kind, prompt?, channel?, description? }`, each where its kind allows.',
  unwired_action: 'A required action is wired to no control.',

  bad_repeat: 'A repeat is `{ statePath }` on a container.',
  wrong_template: 'A repeated container has exactly one child, its template.',
  not_a_list: 'The state path holds no list.',
  bad_condition: 'The visibility condition is malformed, so the element would stay hidden.',
} as const;

export type FindingCode = keyof typeof FINDING_CODES;
