import { defineSubApp, useLive, usePortal, type SubAppCatalogue } from "@portal/kit";

const words: SubAppCatalogue = { "zh-CN": {}, en: {} };

/** Uploads what is chosen, and shows how far that has come. */
function Files() {
  const { uploads } = usePortal();
  const list = useLive(uploads.list);
  return (
    <div data-testid="files">
      <input
        type="file"
        aria-label="Files"
        multiple
        onChange={({ target }) => {
          void uploads.add([...(target.files ?? [])].map((file) => ({ file })));
          target.value = "";
        }}
      />
      <ul>
        {list.map(({ id, name, phase, stored, failure }) => (
          <li key={id}>
            {name} {phase} <code>{JSON.stringify(stored ?? failure)}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}

export const { contract, mount } = defineSubApp({ messages: words, render: () => <Files /> });
