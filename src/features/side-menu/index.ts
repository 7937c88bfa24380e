export { SideMenu } from "./SideMenu";
