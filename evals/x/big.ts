import { readFileSync } from 'node:fs';
import { inputOf } from '#evals/answers/corpus.ts';
import { compose } from '#services/composer/compose.ts';
import { builtinModel } from '#services/composer/models/builtin.ts';
import { newStats } from '#services/composer/stats.ts';
const all = JSON.parse(readFileSync(`evals/prompts/hosts/second.json`,'utf8'));
function grow(v:any,n:number):any { if(Array.isArray(v)&&v.length&&typeof v[0]==='object') return Array.from({length:n},(_,i)=>{const r=structuredClone(v[i%v.length]); for(const k of Object.keys(r)) if(typeof r[k]==='string'&&/id$|_id|ref|sku|name/i.test(k)&&i>=v.length) r[k]=r[k]+'-'+i; return r;}); if(v&&typeof v==='object'&&!Array.isArray(v)) return Object.fromEntries(Object.entries(v).map(([k,x])=>[k,grow(x,n)])); return v; }
for (const n of (process.argv[2]??'10,50,200').split(',').map(Number)) {
 const rows:[number,number,number,string][]=[];
 for (const [i,{prompt,data,actions}] of all.entries()) { const big=grow(data,n); const size=JSON.stringify(big).length; const c=process.cpuUsage(); let end='';
  try { for await (const e of compose(inputOf({id:'a',shows:[],body:{prompt,data:big,actions}} as any),[builtinModel('builtin')],newStats(),new AbortController().signal,Date.now)) if (e.type==='completed') end='ok'; else if (e.type==='failed') end=JSON.stringify(e).slice(0,120);} catch(e:any){end=String(e.message).slice(0,150)}
  const u=process.cpuUsage(c); rows.push([(u.user+u.system)/1000,size,i+1,end]); }
 rows.sort((a,b)=>b[0]-a[0]); console.log(n,'records; p50',rows[15]![0].toFixed(0),'ms'); for (const r of rows.slice(0,5)) console.log('  ',r[0].toFixed(0),'ms',r[1],'bytes',r[2],r[3]); for (const r of rows.filter(r=>r[3]!=='ok')) console.log('  NOT OK',r.join(' '));
}
