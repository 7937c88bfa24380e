import { childClass } from "./childClass";

it.each([
  ["五年级|||Grade 5", "5（2）班|||Class 5(2)", ["5（2）班|||Class 5(2)"]],
  ["五年级", "2班", ["五年级", "2班"]],
  ["五年级", "", ["五年级"]],
  ["", "向日葵班", ["向日葵班"]],
])("says the year of %s and %s once [WHO-01]", (gradeName, className, said) => {
  expect(childClass({ gradeName, className })).toEqual(said);
});
