import { briefOf, builtinSpec } from '#evals/quality/builtin-spec.ts';
import { builtinSteps } from '#builtin/compose-builtin.ts';
import { isSound } from '#services/composer/models/builtin.ts';
const items = Array.from({ length: 1000 }, (_, at) => ({ item_no: at, what: `Thing ${at}`, found: '2026-01-21', where: `Platform ${at}`, state: 'STORED', bin: `A-${at}`, note: 'x'.repeat(40), a: at, b: at, c: 'q' + at }));
const act = [{ name: 'hand_over', params: { type: 'object', properties: { item_no: { type: 'integer' }, owner: { type: 'string' } }, required: ['item_no', 'owner'] } }] as any;
for (let i = 0; i < 4; i++) { const input = briefOf('Hand over a found item', { uiType: 'form', data: { items } as any, actions: act }); let most = 0, all = 0; const g = (builtinSteps as any)(input, isSound); for (;;) { const t = performance.now(); const r = g.next(); const ms = performance.now() - t; most = Math.max(most, ms); all += ms; if (r.done) break; } console.log('all', all.toFixed(0), 'longest turn', most.toFixed(0)); }
