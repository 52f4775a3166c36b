import { inputOf } from '#evals/answers/corpus.ts';
import { compose } from '#services/composer/compose.ts';
import { builtinModel } from '#services/composer/models/builtin.ts';
import { newStats } from '#services/composer/stats.ts';
const which=process.argv[2]; const N=Number(process.argv[3]??60);
const data:any= which==='urls'?{links:Array.from({length:N},(_,i)=>'https://a.b/'+i+'.png')}:which==='numbers'?{rows:Array.from({length:N},(_,i)=>i)}:{rows:Array.from({length:N},(_,i)=>'x'+i)};
const c=process.cpuUsage(); const stats=newStats();
try { for await (const e of compose(inputOf({id:'a',shows:[],body:{prompt:'Landing page',data}} as any),[builtinModel('builtin')],stats,new AbortController().signal,Date.now)) if (e.type==='completed') console.log('ok',Object.keys(e.spec.elements).length, process.argv[4]?JSON.stringify(e.spec,null,1).slice(0,4000):''); } catch(e:any){console.log(String(e.stack??e), e.cause, JSON.stringify(stats).slice(0,2000))}
const u=process.cpuUsage(c); console.log((u.user+u.system)/1000);
