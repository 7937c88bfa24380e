export { AppearanceMenu } from "./AppearanceMenu";
