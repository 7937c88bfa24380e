import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { KitPage } from "../../test/KitPage";
import { FaceCollect, type CollectPorts } from "./flow/collect/FaceCollect";
import { FaceCollectView } from "./FaceCollectView";

const FRAME = { width: 480, height: 480, light: 0.5, faces: [{ x: 156, y: 156, width: 168, height: 168 }] };

/** Shows where a picture is taken, before a camera that sees a face in its place, and a platform that answers when it is told to. */
function show() {
  let tell: (photo: string | null) => void = () => undefined;
  let answer: (refused: null) => void = () => undefined;
  const jobs: { at: number; job: () => void }[] = [];
  let now = 0;
  const ports: CollectPorts = {
    open: () =>
      Promise.resolve({
        stream: null as never,
        look: () => Promise.resolve({ frame: FRAME, pose: null }),
        pictures: () => Promise.resolve({ photo: "bmV3", burst: [] }),
        stop: () => undefined,
      }),
    stored: () => new Promise((resolve) => (tell = resolve)),
    save: () => new Promise((resolve) => (answer = resolve)),
    visibility: { watch: () => () => undefined } as never,
    clock: {
      now: () => now,
      after: (wait, job) => {
        const one = { at: now + wait, job };
        jobs.push(one);
        return () => void (one.job = () => undefined);
      },
    },
  };
  const engine = new FaceCollect(ports);
  engine.start();
  render(
    <KitPage unstyled>
      <FaceCollectView engine={engine} read={() => Promise.resolve(null)} />
    </KitPage>,
  );
  const spoken = () =>
    [...document.querySelectorAll("#announcer [role=status] > div")].map((each) => each.textContent);
  /** Lets so many milliseconds pass, and what is due then happen. */
  const pass = async (wait: number) => {
    for (const end = now + wait; now < end; now += 250)
      await act(async () => {
        for (const one of jobs.splice(0)) {
          if (one.at <= now) one.job();
          else jobs.push(one);
        }
        await Promise.resolve();
      });
  };
  return {
    spoken,
    pass,
    tell: (photo: string | null) =>
      act(async () => {
        tell(photo);
        await Promise.resolve();
      }),
    answer: () =>
      act(async () => {
        answer(null);
        await Promise.resolve();
      }),
  };
}

const button = (name: string) => screen.getByRole("button", { name });

it("does not say that there is no photo before it is known [FACE-01, A11Y-03]", async () => {
  const { spoken, tell } = show();
  expect(screen.queryByText("还没有照片")).toBeNull();
  expect(spoken()).toEqual([]);
  await tell("b2xk");
  expect(spoken()).toEqual(["已保存的照片"]);
});

it("says once how long it takes and that it is time; the key that has opened the camera takes the photo, and the focus is never lost [FACE-02, A11Y-02, A11Y-05]", async () => {
  const { spoken, pass, tell, answer } = show();
  await tell(null);
  act(() => button("打开摄像头").focus());
  await userEvent.keyboard("{Enter}");
  await pass(250);
  const photograph = button("拍照");
  expect(photograph).toHaveFocus();
  expect(photograph).toHaveAttribute("aria-disabled", "true");
  // Too early, it does nothing.
  await userEvent.keyboard("{Enter}");
  expect(button("拍照")).toHaveFocus();
  await pass(4_000);
  expect(photograph).not.toHaveAttribute("aria-disabled");
  expect(spoken().filter((words) => words.includes("拍照"))).toEqual(["3 秒后可以拍照", "现在可以拍照"]);
  await userEvent.keyboard("{Enter}");
  await pass(250);
  expect(button("重拍")).toHaveFocus();
  await userEvent.tab();
  expect(button("保存")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(button("保存")).toHaveFocus();
  await answer();
  // There is nothing to save any more, and the group that says where it stands has the focus.
  expect(button("保存")).toBeDisabled();
  expect(screen.getByRole("group", { name: "摄像头画面" })).toHaveFocus();
  // A toast says that it is kept.
  expect(spoken().filter((words) => words.includes("采集"))).toEqual([]);
});
