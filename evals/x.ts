import { inputOf } from '#evals/answers/corpus.ts';
import { compose } from '#services/composer/compose.ts';
import { builtinModel } from '#services/composer/models/builtin.ts';
import { newStats } from '#services/composer/stats.ts';
import { drawn } from '#evals/edits/drawn-spec.ts';
import { readFileSync } from 'node:fs';
const bodies = JSON.parse(readFileSync(process.argv[2]!, 'utf8'));
for (const body of bodies) for await (const e of compose(inputOf({ id: 'x', shows: [], body }), [builtinModel('builtin')], newStats(), new AbortController().signal, Date.now)) if (e.type === 'completed') console.log(drawn(e.spec).filter((l) => /action|Input|Select|Radio|Picker|Switch|Chips|Stat /.test(l) || process.argv[3]).join('\n'), '\n');
