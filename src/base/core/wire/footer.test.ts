import { readFooter } from "./footer";

const footerMsg = {
  show: true,
  copyright: "© 育才实验学校",
  helpCenter: "/help/",
  showBaMsg: true,
  baList: [
    { baUrl: "https://beian.miit.gov.cn/", baImg: "/ga.png", baContent: "备 1 号", showImg: true },
    { baUrl: "https://beian.miit.gov.cn/", baImg: "/ga.png", baContent: "备 2 号", showImg: 0 },
    { baUrl: "https://beian.miit.gov.cn/", baContent: "" },
    null,
  ],
};
const READ = {
  copyright: "© 育才实验学校",
  filings: [
    { text: "备 1 号", url: "https://beian.miit.gov.cn/", image: "/ga.png" },
    { text: "备 2 号", url: "https://beian.miit.gov.cn/", image: "" },
  ],
  help: true,
  link: "",
};

it("reads the footer from a decorationSet that is text or an object [FOOT-01]", () => {
  expect(readFooter({ decorationSet: JSON.stringify({ footerMsg }) })).toEqual(READ);
  expect(readFooter({ decorationSet: { footerMsg } })).toEqual(READ);
  expect(readFooter({ decorationSet: { footerMsg: JSON.stringify(footerMsg) } })).toEqual(READ);
});

it("shows what the school wants to be shown [FOOT-01]", () => {
  const of = (more: object) => readFooter({ decorationSet: { footerMsg: { ...footerMsg, ...more } } });
  expect(of({ show: false })).toBeNull();
  expect(of({ show: "N" })).toBeNull();
  expect(of({ showBaMsg: false })?.filings).toEqual([]);
  expect(of({ helpCenter: null })?.help).toBe(false);
  expect(of({ helpCenter: false })?.help).toBe(false);
  expect(readFooter({ link: " /school/help/ ", decorationSet: { footerMsg } })?.link).toBe("/school/help/");
});

it.each([null, "", {}, { decorationSet: "<html>" }, { decorationSet: [] }])(
  "finds nothing in %p [FOOT-01]",
  (wire) => {
    expect(readFooter(wire)).toEqual({ copyright: "", filings: [], help: false, link: "" });
  },
);

it("falls back on the words of the older field [FOOT-01]", () => {
  expect(readFooter({ footer: "© 第一中学", decorationSet: null })?.copyright).toBe("© 第一中学");
});
