export { month as secondSchoolMonth } from "./secondSchool/month";
export { weekly as secondSchoolWeekly } from "./secondSchool/weekly";
