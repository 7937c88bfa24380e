import { sniffType } from "./sniffType";

const bytes = (text: string) => Buffer.from(text, "latin1");
const JPEG = "\xff\xd8\xff\xe0 and so on";
const PNG = "\x89PNG\r\n\x1a\n";

it.each([
  ["a program of Windows", "MZ\x90\0"],
  ["one of Linux", "\x7fELF\x02"],
  ["one of macOS", "\xcf\xfa\xed\xfe"],
  ["one of macOS for several machines, or a class of Java", "\xca\xfe\xba\xbe"],
  ["a script of a shell", "#!/bin/sh\n"],
  ["a page of PHP", "<?php echo 1"],
  ["a page of JSP", '<%@ page language="java" %>'],
  ["a page", "<!DOCTYPE html>"],
  ["a page with blanks before it", " \r\n\t<HTML lang='en'>"],
  ["a page with a mark before it", "\xef\xbb\xbf\n<html>"],
  ["a page with a remark before it", "<!-- a > b -->\n<script src=x>"],
  ["a page in UTF-16", "\xff\xfe<\0h\0t\0m\0l\0>\0"],
  ["a page in UTF-16, the other way", "\xfe\xff\0<\0s\0c\0r\0i\0p\0t\0>"],
])("%s may not be uploaded under any name [UP-05]", (_what, first) => {
  for (const name of ["a.bin", "a.png", "a", "a.mp4"]) expect(sniffType(bytes(first), name)).toBeNull();
});

it.each([
  ["a.gif", "GIF89a", "image/gif"],
  ["a.JPG", JPEG, "image/jpeg"],
  ["a.jpeg. ", JPEG, "image/jpeg"],
  ["a.bmp", "BM6", "image/bmp"],
  ["a.png", PNG, "image/png"],
  ["a.tif", "II*\0", "image/tiff"],
  ["a.tif", "MM\0*", "image/tiff"],
])("%s may be uploaded if it is such a picture, and not otherwise [UP-05, UP-09]", (name, first, type) => {
  expect(sniffType(bytes(first), name)).toBe(type);
  for (const other of ["", "hello", first === PNG ? JPEG : PNG])
    expect([other, sniffType(bytes(other), name)]).toEqual([other, null]);
});

it("anything else is what its extension says, if a browser cannot run that [SEC-01]", () => {
  const types = ["a.mp4", "a.mp3", "a.pdf", "a.svg", "a.docx", "a", "a.constructor"].map((name) =>
    sniffType(bytes("<svg "), name),
  );
  const plain = "application/octet-stream";
  expect(types).toEqual(["video/mp4", "audio/mpeg", "application/pdf", plain, plain, plain, plain]);
  expect(sniffType(bytes("<htmlish"), "a.bin")).toBe(plain);
});
