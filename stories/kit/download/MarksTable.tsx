import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import type { ReactElement, Ref } from "react";

const MARKS = [
  ["王子涵", "007", "语文", 92.5],
  ["王子涵", "007", "数学", 88],
  ["李浩然", "012", "语文", 79],
] as const;

/** A table as schools have them, with cells that span. */
export const MarksTable = ({ table }: { readonly table?: Ref<HTMLTableElement> }): ReactElement => (
  <Table ref={table} size="small">
    <caption>高一(3)班</caption>
    <TableHead>
      <TableRow>
        <TableCell rowSpan={2}>姓名</TableCell>
        <TableCell rowSpan={2}>学号</TableCell>
        <TableCell colSpan={2}>期中成绩</TableCell>
      </TableRow>
      <TableRow>
        <TableCell>科目</TableCell>
        <TableCell>分数</TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {MARKS.map(([name, number, subject, mark], index) => (
        <TableRow key={index}>
          {index === 0 && (
            <>
              <TableCell rowSpan={2}>{name}</TableCell>
              <TableCell rowSpan={2}>{number}</TableCell>
            </>
          )}
          {index === 2 && (
            <>
              <TableCell>{name}</TableCell>
              <TableCell>{number}</TableCell>
            </>
          )}
          <TableCell>{subject}</TableCell>
          <TableCell>{mark}</TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
);
