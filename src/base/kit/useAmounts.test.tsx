import { renderHook, waitFor } from "@testing-library/react";
import { KitPage } from "../../../test/KitPage";
import type { Language } from "../core/language/languages";
import { useAmounts } from "./useAmounts";

it.each<[Language, number, string]>([
  ["en", 0, "0 bytes"],
  ["en", 1, "1 byte"],
  ["en", 340_000, "340 kB"],
  ["en", 12_500_000, "12.5 MB"],
  ["zh-CN", 512, "512字节"],
  ["zh-CN", 1_250_000_000, "1.25 GB"],
])("in %s, %i bytes are written as %s [UP-03, I18N-02]", async (language, bytes, written) => {
  const { result } = renderHook(useAmounts, {
    wrapper: ({ children }) => <KitPage language={language}>{children}</KitPage>,
  });
  await waitFor(() => expect(result.current.size(bytes)).toBe(written));
});
