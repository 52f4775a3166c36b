import { sentencesOf } from '../understand/sentences.ts';
import { asCommand } from './plain-wishes.ts';
import { readLook } from './read-look.ts';
import { READERS } from './command-readers.ts';

/** Where something is to stand; the anchor in the prompt's words, or by its id. */
export type Where = {
  side: 'before' | 'after' | 'first' | 'last' | 'up' | 'down' | 'inside';
  anchor?: string;
  anchorId?: string;
};

/** One change that a prompt asks for. */
export type Command =
  | { verb: 'rename'; target: string; to: string }
  | { verb: 'remove'; target: string }
  | { verb: 'add'; thing: string; where: Where | undefined }
  | { verb: 'move'; target: string; where: Where }
  | { verb: 'swap'; one: string; other: string }
  | { verb: 'style'; target: string; look: string }
  | { verb: 'fill'; target: string; value: string }
  | { verb: 'set'; target: string; value: string }
  | { verb: 'convert'; target: string; to: string }
  | { verb: 'sort'; target: string | undefined; by: string; isDown: boolean }
  | { verb: 'show'; what: string };

const VERBS =
  'highlight|sort|emphasize|center|disable|enable|activate|deactivate|limit|show|rename|relabel|retitle|change|set|update|make|remove|delete|drop|hide|add|insert|include|append|move|put|place|swap|replace|fill|prefill|call|mark|turn|switch|exchange|shift|get rid of|take out|entferne|losche|lösche|fuge|füge|erganze|ergänze|andere|ändere|benenne|verschiebe|mache|ajoute[rz]?|supprime[rz]?|renomme[rz]?|change[rz]|deplace[rz]?|déplace[rz]?|anade|añade|agrega|elimina|quita|renombra|cambia|mueve';
const NEXT_COMMAND = new RegExp(
  `(?:,\\s*(?:and\\s+|then\\s+|und\\s+)?|\\s+(?:and|then|und|et|y)\\s+(?:then\\s+|also\\s+)?)(?=(?:${VERBS})\\s)`,
  'iu',
);
// More than anybody asks for in one sentence after the other.
const MAX_COMMANDS = 40;
const IT = /^(?:it|them|that|this|es|sie|ihn|le|la|lo)$/iu;
const POLITE =
  /^(?:please|can you|could you|would you|bitte|i(?:'d| would) like(?: you)? to|i want(?: you)? to|now|also|then|let's|just|and)\s+/iu;

/** The changes that a prompt asks for, in order; what reads as no change is left out. */
export function commandsIn(prompt: string): Command[] {
  const commands = sentencesOf(prompt)
    .flatMap((sentence) => sentence.split(NEXT_COMMAND))
    .slice(0, MAX_COMMANDS)
    .flatMap((clause) => readCommand(asCommand(polished(clause).replace(/[.!]+$/, ''))) ?? []);
  return commands.map((command, index) => withAntecedent(command, commands[index - 1]));
}

// "Make the export button primary and move it to the bottom": it is what the change before is about.
function withAntecedent(command: Command, before: Command | undefined): Command {
  if (before === undefined || !('target' in command) || !IT.test(command.target ?? '')) return command;
  const meant = nameAfter(before);
  return meant === undefined ? command : { ...command, target: meant };
}

function nameAfter(command: Command): string | undefined {
  if (command.verb === 'rename') return command.to;
  if (command.verb === 'add') return command.thing;
  return 'target' in command ? command.target : undefined;
}

function polished(clause: string): string {
  const shorter = clause.trim().replace(POLITE, '');
  return shorter === clause.trim() ? shorter : polished(shorter);
}

function readCommand(clause: string): Command | undefined {
  const look = readLook(clause);
  if (look !== undefined) return look;
  for (const [pattern, build] of READERS) {
    const found = pattern.exec(clause);
    const command = found === null ? undefined : build(found.slice(1));
    if (command !== undefined) return command;
  }
  return undefined;
}
