import { render } from "@testing-library/react";
import { KitPage } from "../../../test/KitPage";
import { readThrough } from "../../../test/spoken";
import { ShortNumber } from "./ShortNumber";

it.each([
  [0, "0", "0"],
  [999, "999", "999"],
  [1234, "1.2k", "1,234"],
  [1_500_000, "1.5M", "1,500,000"],
])("shows %d as %s, and says %s [I18N-04, A11Y-03]", async (value, shown, spoken) => {
  const { container } = render(
    <KitPage>
      <p>
        <ShortNumber value={value} />
      </p>
    </KitPage>,
  );
  const paragraph = container.querySelector("p");
  expect(paragraph?.firstChild).toHaveTextContent(shown);
  expect(await readThrough(container)).toEqual(["paragraph", spoken, "end of paragraph"]);
});
