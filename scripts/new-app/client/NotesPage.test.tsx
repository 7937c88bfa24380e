import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { fakePortal } from "../../../test/fakePortal";
import { contract } from "../contract";
import { mount } from "./main";

let unmount: () => void = () => undefined;
afterEach(() => unmount());

/** Shows the page over a platform that keeps two notes, of which `remove` takes one away and `restore` brings it back. */
async function show() {
  const notes = [
    { id: "2", text: "Water the plants" },
    { id: "1", text: "Return the books" },
  ];
  let gone: typeof notes = [];
  const fake = fakePortal({
    app: "new-app",
    answer: ({ path, data }) => {
      const { text = "", id = "" } = data as { text?: string; id?: string };
      if (path === contract.add.path) notes.unshift({ id: "3", text });
      if (path === contract.remove.path)
        gone = notes.splice(
          notes.findIndex((note) => note.id === id),
          1,
        );
      if (path === contract.restore.path) notes.unshift(...gone);
      return { ok: true, data: [...notes] };
    },
  });
  const main = document.body.appendChild(document.createElement("main"));
  const instance = await act(async () => mount(main, fake.portal));
  unmount = () => {
    act(() => instance.unmount());
    main.remove();
    expect(fake.crashes).toEqual([]);
  };
  return { main, ...fake };
}

it("lists the person's notes in both languages", async () => {
  const { main, language } = await show();
  expect(await screen.findByText("Water the plants")).toBeVisible();
  expect(await axe(main)).toHaveNoViolations();
  act(() => language.set("en"));
  expect(await screen.findByRole("group", { name: "Your notes" })).toBeVisible();
});

it("adds a note", async () => {
  const { sent } = await show();
  await userEvent.type(await screen.findByLabelText("笔记"), "Call the museum");
  await userEvent.click(screen.getByRole("button", { name: "添加" }));
  expect(await screen.findByText("Call the museum")).toBeVisible();
  expect(sent).toContainEqual(
    expect.objectContaining({ path: contract.add.path, data: { text: "Call the museum" } }),
  );
  expect(screen.getByLabelText("笔记")).toHaveValue("");
});

it("removes a note, and brings it back", async () => {
  await show();
  await userEvent.click(await screen.findByRole("button", { name: "删除：Water the plants" }));
  expect(await screen.findByText("笔记已删除")).toBeVisible();
  expect(screen.queryByText("Water the plants")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: /^撤销/ }));
  expect(await screen.findByText("Water the plants")).toBeVisible();
});
