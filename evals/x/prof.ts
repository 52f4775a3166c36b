import { readFileSync } from 'node:fs';
import { inputOf, type CorpusRequest } from '#evals/answers/corpus.ts';
import { compose } from '#services/composer/compose.ts';
import { builtinModel } from '#services/composer/models/builtin.ts';
import { newStats } from '#services/composer/stats.ts';
const all = ['first','second','practice'].flatMap((f) => JSON.parse(readFileSync(`evals/prompts/hosts/${f}.json`,'utf8')));
const times: [number,number,string][] = [];
for (let round=0; round<4; round++) for (const [i,{prompt,data,actions}] of all.entries()) {
  const input = inputOf({ id:'asked', shows:[], body:{prompt,...(data===undefined?{}:{data}),...(actions===undefined?{}:{actions})} as CorpusRequest['body'] });
  const t=process.cpuUsage(); const s=performance.now();
  const { signal } = new AbortController();
  for await (const e of compose(input,[builtinModel('builtin')],newStats(),signal,Date.now)) if (e.type==='completed') break;
  const u=process.cpuUsage(t);
  if (round===3) times.push([(u.user+u.system)/1000, performance.now()-s, `${i} ${prompt.slice(0,50)} ${JSON.stringify(data??null).length}`]);
}
times.sort((a,b)=>a[0]-b[0]);
console.log('n',times.length,'p50 cpu',times[times.length>>1][0].toFixed(1),'wall',times.map(t=>t[1]).sort((a,b)=>a-b)[times.length>>1].toFixed(1),'p90',times[Math.floor(times.length*.9)][0].toFixed(1));
for (const t of times.slice(-6)) console.log(t[0].toFixed(1),t[1].toFixed(1),t[2]);
