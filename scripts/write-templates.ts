import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { plainPhrase } from '#builtin/templates/template.ts';
import { readTemplates } from './templates/read-templates.ts';

// Writes the screens of builtin/templates/*.txt as trees of parts: the composer reads its notation for models in one place only.
const folder = new URL('../builtin/templates/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.txt'));
const read = files.toSorted().map((name) => readTemplates(name, readFileSync(new URL(name, folder), 'utf8')));

const faults = [...read.flatMap((file) => file.faults), ...keysTwice(), ...saidTwice()];
for (const fault of faults) process.stderr.write(`${fault}\n`);
const templates = read.flatMap((file) => file.templates);
if (faults.length > 0) process.exitCode = 1;
else {
  const lines = templates.map((template) => JSON.stringify(template));
  writeFileSync(new URL('templates.gen.json', folder), `[\n${lines.join(',\n')}\n]\n`);
}

function keysTwice(): string[] {
  const keys = read.flatMap((file) => file.templates.map(({ key }) => key));
  return keys.filter((key, at) => keys.indexOf(key) !== at).map((key) => `there are two templates called ${key}`);
}

function saidTwice(): string[] {
  const owners = new Map<string, string>();
  return read
    .flatMap((file) => file.templates)
    .flatMap(({ key, says, alone }) =>
      [...Object.values(says), ...Object.values(alone)].flat().flatMap((phrase) => {
        const owner = owners.get(plainPhrase(phrase));
        owners.set(plainPhrase(phrase), key);
        return owner === undefined || owner === key ? [] : [`"${phrase}" names both ${owner} and ${key}`];
      }),
    );
}
