/* The script of the floor page: React and the router alone hydrate every element of the page. */
import { createElement, Fragment, useEffect, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter, Route, Routes } from 'react-router-dom'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root.')

/** React does not compare attributes when it hydrates. */
function copyOf(node: ChildNode): ReactNode {
  if (node instanceof Text) return node.data
  if (!(node instanceof Element)) return null
  return createElement(node.localName, {}, ...Array.from(node.childNodes, copyOf))
}

const content = Array.from(root.childNodes, copyOf)

function Page() {
  useEffect(() => void Reflect.deleteProperty(window, 'eventRecorder'), [])
  return createElement(Fragment, null, ...content)
}

const page = createElement(Route, { path: '*', element: createElement(Page) })
hydrateRoot(root, createElement(BrowserRouter, null, createElement(Routes, null, page)))
