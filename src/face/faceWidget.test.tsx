import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fakeClock, fakeVisibility } from "../../test/fakePorts";
import { KitPage, type TestKit } from "../../test/KitPage";
import type { FaceFault } from "./core/facePictures";
import { FaceWidget } from "./FaceWidget";

const FRAME = { width: 480, height: 480, light: 0.5, faces: [{ x: 156, y: 156, width: 168, height: 168 }] };

interface World {
  /** The photograph that is kept of the person, in base64. */
  readonly stored?: string | null;
  readonly fault?: FaceFault;
  readonly userId?: string | undefined;
  /** The camera opens when this is over. */
  readonly opens?: Promise<void>;
}

/** The widget that keeps a person's picture, before a camera that sees their face. */
async function show({ stored = null, fault, opens, ...who }: World = {}) {
  const { clock, advance } = fakeClock(0);
  const camera = { isOn: false };
  const saved: string[] = [];
  let kit: TestKit | undefined;
  const ports = {
    waitTime: 0,
    open: async () => {
      if (fault) return { fault };
      await opens;
      camera.isOn = true;
      return {
        stream: null,
        look: () => Promise.resolve({ frame: FRAME, pose: null }),
        pictures: () => Promise.resolve({ photo: "bmV3", burst: [] }),
        stop: () => void (camera.isOn = false),
      };
    },
    stored: () => Promise.resolve(stored),
    save: (photo: string) => {
      saved.push(photo);
      return Promise.resolve(null);
    },
    read: () => Promise.resolve(null),
    visibility: fakeVisibility().visibility,
    clock,
  };
  const { container } = render(
    <KitPage onKit={(made) => (kit = made)}>
      <FaceWidget mode="collect" userId={"userId" in who ? who.userId : "s01"} ports={ports} />
    </KitPage>,
  );
  const settle = () =>
    act(async () => {
      advance(250);
      await new Promise((resolve) => setTimeout(resolve));
    });
  await settle();
  const press = async (name: string) => {
    await userEvent.click(screen.getByRole("button", { name }));
    await settle();
    await settle();
  };
  return { container, camera, saved, press, toasts: () => kit?.toasts.getSnapshot() ?? [] };
}

const photograph = () => screen.queryByRole("img");
const placeholder = (container: HTMLElement) => container.querySelector("svg.lucide-circle-user-round");

it("still shows the photograph that is kept after the camera could not be opened [FACE-01]", async () => {
  const { press } = await show({ stored: "b2xk", fault: "missing" });
  await press("打开摄像头");
  expect(screen.getByText("本设备未检测到摄像头！", { selector: "p *, p" })).toBeVisible();
  expect(photograph()).toHaveAttribute("src", "data:image/jpeg;base64,b2xk");
});

it("shows a default picture where no photograph is kept [FACE-01]", async () => {
  const { container } = await show();
  expect(photograph()).toBeNull();
  expect(placeholder(container)).toBeVisible();
});

it("throws without a user [FACE-02]", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  await expect(show({ userId: undefined })).rejects.toThrow("userId is not find");
  jest.restoreAllMocks();
});

it("photographs nothing before the camera is on, and its button says so [FACE-02]", async () => {
  let open: () => void = () => undefined;
  const opens = new Promise<void>((resolve) => (open = resolve));
  const { press, saved } = await show({ opens });
  expect(screen.queryByRole("button", { name: "拍照" })).toBeNull();
  await press("打开摄像头");
  const photograph = screen.getByRole("button", { name: "拍照" });
  expect(photograph).toHaveAttribute("aria-disabled", "true");
  await press("拍照");
  expect(screen.getByRole("button", { name: "保存" })).toBeDisabled();
  await act(() => {
    open();
    return opens;
  });
  await press("拍照");
  await press("保存");
  expect(saved).toEqual(["bmV3"]);
});

it("has a button that closes the camera without a photograph [FACE-02]", async () => {
  const { camera, saved, press } = await show();
  await press("打开摄像头");
  expect(camera.isOn).toBe(true);
  await press("关闭摄像头");
  expect(camera.isOn).toBe(false);
  expect(screen.getByRole("button", { name: "打开摄像头" })).toBeVisible();
  expect(photograph()).toBeNull();
  expect(saved).toEqual([]);
});

it("refuses a chosen file that is no picture with a message [FACE-02]", async () => {
  const { container } = await show();
  const field = container.querySelector<HTMLInputElement>("input[type=file]")!;
  await userEvent.upload(field, new File(["text"], "a.jpg", { type: "image/jpeg" }));
  const words = "此文件不是可用的图片，请选择 JPEG 或 PNG 文件。";
  await waitFor(() => expect(container).toHaveTextContent(words));
  expect(photograph()).toBeNull();
  expect(screen.getByRole("button", { name: "保存" })).toBeDisabled();
});

it("notifies the person once their picture is kept [FACE-02]", async () => {
  const { saved, press, toasts } = await show();
  await press("打开摄像头");
  await press("拍照");
  expect(toasts()).toEqual([]);
  await press("保存");
  expect(saved).toEqual(["bmV3"]);
  expect(toasts()).toMatchObject([{ severity: "success", text: "人脸采集完成！" }]);
});

it("has a picture 480 px wide in windows wider than 760 px, and as wide as the page in others [FACE-04]", async () => {
  const { container } = await show();
  const name = placeholder(container)?.parentElement?.className.split(" ").at(-1) ?? "";
  const rules = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .map(({ cssText }) => cssText.replaceAll(/\s+/g, " "))
    .filter((rule) => rule.includes(`.${name} {`));
  expect(rules.find((rule) => !rule.startsWith("@"))).toContain(" inline-size: 100%;");
  expect(rules.find((rule) => rule.startsWith("@"))).toBe(
    `@media (min-width: 760.02px) {.${name} {inline-size: min(480px, 100%);}}`,
  );
});
