declare function contractRows(file: string): string;
export = contractRows;
