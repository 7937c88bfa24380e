import { defineSubApp, Permit, usePortal, useWords, type SubAppCatalogue } from "@portal/kit";
import { useEffect } from "react";

const zh = { title: "坏榜样", greeting: "你好，{name}", onlyChinese: "只有中文" };
const catalogue: SubAppCatalogue = {
  "zh-CN": zh,
  en: { title: "Bad example", greeting: "Hello, {person}" },
};

/** Does all that the agreement forbids, and cleans nothing up. */
function useBadManners() {
  const portal = usePortal();
  useEffect(() => {
    void portal.request.post("/api/t-badly/count", { seen: true });
    void portal.request.get("/api/t-badly/list", {}, { quiet: true });
    portal.notify({ severity: "info", text: "Look here" });
    const above = document.createElement("div");
    above.id = "t-badly-above";
    above.style.position = "fixed";
    above.style.zIndex = "999999";
    document.body.append(above);
    document.documentElement.setAttribute("data-badly", "");
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("main h1 { letter-spacing: 0.01em } .t-badly-own { margin: 0 }");
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    window.addEventListener("resize", () => undefined);
    window.setInterval(() => undefined, 60_000);
  }, [portal]);
}

function Page() {
  const words = useWords<keyof typeof zh | "nowhere">();
  useBadManners();
  return (
    <div className="t-badly-own">
      <h2>{words("title")}</h2>
      <p>{words("nowhere")}</p>
      <button type="button" />
      <Permit code="badly_read">
        <p>{words("title")}</p>
      </Permit>
      <Permit code="badly_undeclared">
        <p>{words("title")}</p>
      </Permit>
    </div>
  );
}

export const { contract, mount } = defineSubApp({ messages: catalogue, render: () => <Page /> });
