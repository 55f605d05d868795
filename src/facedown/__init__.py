"""Facedown: a self-hosted party table for games in which somebody hides something."""

__version__ = "0.1.0"
