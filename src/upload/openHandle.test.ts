import { openHandle } from "./openHandle";

const file = new File(["a"], "a.txt");

const handleOf = (known: PermissionState, answered: PermissionState | Error = known) => {
  const asked = jest.fn(() =>
    answered instanceof Error ? Promise.reject(answered) : Promise.resolve(answered),
  );
  const handle = {
    queryPermission: () => Promise.resolve(known),
    requestPermission: asked,
    getFile: () => Promise.resolve(file),
  } as unknown as FileSystemFileHandle;
  return { handle, asked };
};

it("opens what may be read without a question [UP-04]", async () => {
  const { handle, asked } = handleOf("granted");
  expect(await openHandle(handle, true)).toBe(file);
  expect(asked).not.toHaveBeenCalled();
  expect(await openHandle({ getFile: () => Promise.resolve(file) } as FileSystemFileHandle, false)).toBe(
    file,
  );
});

it("asks only where it may, and takes no for an answer [UP-04]", async () => {
  const willing = handleOf("prompt", "granted");
  expect(await openHandle(willing.handle, false)).toBeNull();
  expect(willing.asked).not.toHaveBeenCalled();
  expect(await openHandle(willing.handle, true)).toBe(file);
  expect(await openHandle(handleOf("prompt", "denied").handle, true)).toBeNull();
  expect(await openHandle(handleOf("prompt", new Error("no press")).handle, true)).toBeNull();
});

it("finds nothing where the file is gone [UP-04]", async () => {
  const gone = { getFile: () => Promise.reject(new DOMException("", "NotFoundError")) };
  expect(await openHandle(gone as unknown as FileSystemFileHandle, true)).toBeNull();
});
