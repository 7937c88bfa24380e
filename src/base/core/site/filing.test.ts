import { filingTargets } from "./filing";

const site = { allowedOrigins: ["https://files.example"] };
const targets = (url: string, image = "") => filingTargets({ url, image }, site, "https://school.example");

it("lets filing records link to public registers and allowed origins, and to nothing else [FOOT-01, SEC-02]", () => {
  expect(targets("https://beian.miit.gov.cn/").href).toBe("https://beian.miit.gov.cn/");
  expect(targets("http://www.beian.gov.cn/portal/registerSystemInfo?recordcode=1").href).toBe(
    "http://www.beian.gov.cn/portal/registerSystemInfo?recordcode=1",
  );
  expect(targets("https://files.example/record").href).toBe("https://files.example/record");
  for (const hostile of [
    "javascript:alert(1)",
    "https://beian.miit.gov.cn.evil.example/",
    "https://beian.miit.gov.cn@evil.example/",
    "//beian.miit.gov.cn/",
    "https://evil.example/",
    "",
  ])
    expect(targets(hostile).href).toBeNull();
});

it("takes pictures from allowed origins alone [FOOT-01, SEC-02]", () => {
  expect(targets("", "/common/police.png").image).toBe("https://school.example/common/police.png");
  expect(targets("", "https://files.example/police.png").image).toBe("https://files.example/police.png");
  expect(targets("", "https://beian.miit.gov.cn/police.png").image).toBeNull();
  expect(targets("", "data:image/svg+xml,<svg/>").image).toBeNull();
});
