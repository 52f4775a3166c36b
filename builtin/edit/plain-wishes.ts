// How people say what they miss, as the command that they mean: "I also need the address" is "add the address".
const WISHES: readonly [RegExp, string][] = [
  [/^(?:i|we) (?:also |still )*(?:need|want|would like|miss) (.+?)(?: too| as well)?$/iu, 'add $1'],
  [/^there (?:should|must) (?:also )?be (.+)$/iu, 'add $1'],
  [/^(.+) (?:is|are) missing$/iu, 'add $1'],
  [/^(?:ich brauche|wir brauchen|es fehlt) (?:noch |auch )*(.+)$/iu, 'add $1'],
  [/^(?:il (?:faut|manque)|j['’]ai besoin d['’]) ?(?:aussi |encore )?(.+)$/iu, 'add $1'],
  [/^(?:necesito|falta|manca|serve|preciso de) (?:también |tambien |anche |também )?(.+)$/iu, 'add $1'],
  [/^(?:the )?(.+) (?:is|are) (?:not|no longer) (?:needed|necessary)$/iu, 'remove $1'],
  [/^(?:we|i) (?:do not|don['’]t) need (.+)$/iu, 'remove $1'],
  [/^(.+) can go(?: away)?$/iu, 'remove $1'],
  [/^call (?:it|this|the (?:form|page|screen)) (?!["“„«])(.+)$/iu, 'change the title to $1'],
];

/** A clause that says what is wished in plain words, as the command that it stands for; any other as it is. */
export function asCommand(clause: string): string {
  const found = WISHES.find(([words]) => words.test(clause));
  return found === undefined ? clause : clause.replace(found[0], found[1]);
}
