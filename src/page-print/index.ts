export { PagePrint } from "./PagePrint";
