import { measureBoot } from "./boot";
(async()=>{ for (let i=0;i<3;i++) for (const [n,p] of [["A old",8501],["B new",8502]] as const) { const b = await measureBoot(`http://127.0.0.1:${p}/login/`, "input[name=username]"); console.log(n, Math.round(b.firstPaint), Math.round(b.usable), Math.round(b.blocked), b.requests); } })();
