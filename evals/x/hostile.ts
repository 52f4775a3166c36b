import { inputOf } from '#evals/answers/corpus.ts';
import { compose } from '#services/composer/compose.ts';
import { builtinModel } from '#services/composer/models/builtin.ts';
import { newStats } from '#services/composer/stats.ts';
const fill=(make:(i:number)=>[string,unknown])=>{const o:any={};let len=2;for(let i=0;;i++){const [k,v]=make(i);len+=k.length+JSON.stringify(v).length+4;if(len>23800)return o;o[k]=v;}};
const rec=(n:number,v:(i:number)=>unknown)=>Object.fromEntries(Array.from({length:n},(_,i)=>['m'+i,v(i)]));
const fillList=(make:(i:number)=>unknown)=>{const l:any[]=[];let len=20;for(let i=0;;i++){const v=make(i);len+=JSON.stringify(v).length+1;if(len>23800)return l;l.push(v);}};
const deep=(n:number):any=>n===0?{a:1}:{['level'+n]:deep(n-1),name:'x'+n};
const cases:Record<string,any>={
 scalars: fill(i=>['key'+i,i]), amounts: fill(i=>['total_cents_'+i,i*100]), dates: fill(i=>['due_at_'+i,'2025-03-18T14:30:00+01:00']), texts: fill(i=>['note'+i,'status is open (see http://x.y/'+i+')']),
 lists: fill(i=>['list'+i,[{id:'a'+i,name:'n'+i}]]), refs: fill(i=>['thing'+i+'s',[{id:'t'+i,thing_id:'t'+(i-1),name:'n'+i}]]), objects: fill(i=>['obj'+i,{name:'n',id:i,currency:'EUR'}]), 
 scalarlists: fill(i=>['tags'+i,['a','b']]), records:{rows:fillList(i=>({id:i}))}, strings:{rows:fillList(i=>'x'+i)}, numbers:{rows:fillList(i=>i)}, wide:{rows:[rec(1500,i=>i)]}, wide3:{rows:[rec(500,i=>'a'+i),rec(500,i=>'a'),rec(500,i=>null)]}, 
 nest:deep(6), listsInRecords:{rows:fillList(i=>({id:i,items:[{sku:'a',qty:1},{sku:'b',qty:2}]}))}, selfref:{rows:fillList(i=>({id:'r'+i,parent_id:'r'+(i*7%300),name:'n'+i}))}, longText:{text:'ab '.repeat(7900)}, longWord:{text:'a'.repeat(23900)}, longKey:{['k'.repeat(5000)]:'v',['a_'.repeat(3000)]:1}, digits:{n:'1'.repeat(20000)}, spaces:{n:' '.repeat(23000)+'x'}, urls:{links:fillList(i=>'https://a.b/'+i+'.png')}, dates2:{when:fillList(i=>({at:'2025-03-'+String(i%28+1).padStart(2,'0')+'T10:00:00Z',end:'2025-03-18',title:'e'+i}))}, enums:{rows:fillList(i=>({id:'a'+i,status:'S_'+i,name:'n'+i}))}, points:{places:fillList(i=>({lat:i%90,lng:i%180,name:'p'+i}))},
 bools:{rows:fillList(i=>({id:'a'+i,a:true,b:false,c:i%2===0}))}, nulls:{rows:fillList(()=>({a:null,b:null}))}, mixed:{rows:fillList(i=>i%3===0?{a:i}:i%3===1?'t'+i:[i])}, matrix:{rows:fillList(i=>[i,i+1,i+2])},
};
const P=['Show the rows, let people edit and cancel them, sorted by date, grouped by status.','Dashboard with the key figures and a chart.','Board of the rows by status','Calendar of the week','Settings','Step by step wizard','Compare the plans','Conversation with a reply box','Landing page','Form to book one of them','Map with places'];
const params=(n:number)=>({type:'object',properties:Object.fromEntries(Array.from({length:n},(_,i)=>[i===0?'id':i===1?'thing_id':'p'+i,{type:i%3===0?'string':i%3===1?'string':'integer',...(i%5===4?{enum:Array.from({length:20},(_,k)=>k)}:{})}])),required:['id']});
const actions=Array.from({length:8},(_,i)=>({name:['cancel_row','edit_thing','assign','start','stop','save','book','pay'][i]!,description:'Do it for the row',params:params(i===1?30:4)}));
const rows:[number,string,string][]=[];
for (const [name,data] of Object.entries(cases)) for (const prompt of P) for (const acts of [actions]) { const c=process.cpuUsage(); let end='';
  try { for await (const e of compose(inputOf({id:'a',shows:[],body:{prompt,data,actions:acts}} as any),[builtinModel('builtin')],newStats(),new AbortController().signal,Date.now)) if (e.type==='completed') end='ok'; else if (e.type==='failed') end=JSON.stringify(e).slice(0,160);} catch(e:any){end=String(e.stack??e).slice(0,300)}
  const u=process.cpuUsage(c); rows.push([(u.user+u.system)/1000,name+' / '+prompt.slice(0,20),end]); }
rows.sort((a,b)=>b[0]-a[0]); for (const r of rows.slice(0,14)) console.log(r[0].toFixed(0),'ms',r[1],r[2]); for (const r of rows.filter(r=>r[2]!=='ok')) console.log('NOT OK',r[0].toFixed(0),r[1],r[2]);
console.log(rows.length);
